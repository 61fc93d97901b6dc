import { problem } from '../../problems/problem'
import { date } from '../../schema/fields'
import { pathText, placeOfField } from '../parse/source'
import type { LintRule } from './rule'

/**
 * Finds dates of past events, such as of publication, that are after the day of the site, or after the day on which a scheduled entry
 * appears. Drafts are skipped.
 */
export const ahead: LintRule = ({ source, texts, editorial: { draft, publishAt } }, { today }) => {
  if (today === undefined || draft) return []
  const day = publishAt !== undefined && publishAt > today ? publishAt : today
  return texts
    .filter(({ meta, value }) => meta?.kind === 'past' && value > day && date.safeParse(value).success)
    .map(({ path, value }) => problem('editorial/ahead', placeOfField(source, path), pathText(path), value, day))
}
