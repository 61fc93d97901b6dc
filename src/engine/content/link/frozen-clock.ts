import { problem, type SiteProblem } from '../../problems/problem'
import { type Entries, filesWithData } from '../parse/entries'
import { validIdentity } from '../parse/readable-files'
import { placeOfField } from '../parse/source'
import type { DayOptions } from './site-day'

/**
 * Warns of entries that are to appear after the editorial date of the site: builds take that date for today, so they never would. Finds
 * nothing if `asOf` replaces the editorial date. Drafts are skipped.
 */
export function frozenClockProblems(entries: Entries, { asOf }: Pick<DayOptions, 'asOf'>): SiteProblem[] {
  const frozen = validIdentity(entries).editorialDate
  if (frozen === undefined || asOf !== undefined) return []
  return filesWithData(entries).flatMap(({ source, editorial: { draft, publishAt } }) =>
    draft || publishAt === undefined || publishAt <= frozen
      ? []
      : [problem('time/frozen', placeOfField(source, ['publishAt']), publishAt, frozen)],
  )
}
