import { problem } from '../../problems/problem'
import { date } from '../../schema/fields'
import { pathText, placeOfField } from '../parse/source'
import type { LintRule } from './rule'

/**
 * Finds days on which something has happened, such as that of publication, that are still to come on the day of the site. For an entry that
 * appears later, that is the day on which it appears; a draft has no day yet.
 */
export const ahead: LintRule = ({ source, texts, editorial: { draft, publishAt } }, { today }) => {
  if (today === undefined || draft) return []
  const day = publishAt !== undefined && publishAt > today ? publishAt : today
  return texts
    .filter(({ meta, value }) => meta?.kind === 'past' && value > day && date.safeParse(value).success)
    .map(({ path, value }) => problem('editorial/ahead', placeOfField(source, path), pathText(path), value, day))
}
