import * as z from 'zod'
import type { LintRule } from '../../engine/content/lint/rule'
import { placeOfField } from '../../engine/content/parse/source'
import { date } from '../../engine/schema/fields'
import { problem } from './problems'

/** Only these fields are parsed, so that a file with mistakes in other fields is checked too. */
const days = z.object({ date, updated: date })

/** Finds entries that were updated before the day on which they were published. */
export const updatedDays: LintRule = ({ source, data }) => {
  const { success, data: own } = days.safeParse(data)
  if (!success || own.updated >= own.date) return []
  return [problem('entry/updated-before-date', placeOfField(source, ['updated']), own.updated, own.date)]
}
