import { type LintFile, type LintRule, textAt } from '../../engine/content/lint/rule'
import { valueAt } from '../../engine/content/parse/schema'
import { type FieldPath, pathText, placeOfField } from '../../engine/content/parse/source'
import type { IsoDate } from '../../engine/lib/dates'
import type { SiteProblem } from '../../engine/problems/problem'
import { date } from '../../engine/schema/fields'
import { schedulePaths } from './event-times'
import { problem } from './problems'

/**
 * Finds days in the wrong order: positions that closed before they were posted, events that took place or changed before they were
 * announced.
 */
export const dayOrder: LintRule = (file) => {
  if (file.collection === 'careers') return before(file, ['posted'], ['closed'])
  return schedulePaths(file).flatMap((path) => {
    const changed = valueAt(file.data, [...path, 'changed'])
    const later = Array.isArray(changed) ? changed.map((_, index) => ['changed', index]) : []
    return [['date'], ...later].flatMap((field) => before(file, [...path, 'announced'], [...path, ...field]))
  })
}

/** The problem if `then` is before `first`. Only these fields are parsed, so that a file with mistakes in other fields is checked too. */
function before(file: LintFile, first: FieldPath, then: FieldPath): SiteProblem[] {
  const [day, next] = [dayAt(file, first), dayAt(file, then)]
  if (day === undefined || next === undefined || next >= day) return []
  return [problem('entry/day-order', placeOfField(file.source, then), pathText(then), next, pathText(first), day)]
}

const dayAt = (file: LintFile, path: FieldPath): IsoDate | undefined => date.safeParse(textAt(file, path)?.value).data
