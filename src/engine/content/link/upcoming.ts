import { errorsIn, problem, type SiteProblem } from '../../problems/problem'
import type { Change } from '../model/time'
import type { Entries } from '../parse/entries'
import { contentWideProblems } from './content-wide'

/**
 * Finds the content-wide problems that the dates of entries will cause on a later day, such as a second featured entry, and reports each
 * once as a warning. `found` are the problems of today.
 */
export function upcomingProblems(entries: Entries, changes: readonly Change[], found: readonly SiteProblem[]): SiteProblem[] {
  const known = new Set(found.map(identityOf))
  const days = new Set(changes.map(({ date }) => date))
  return [...days].flatMap((day) =>
    errorsIn(contentWideProblems(entries, day)).flatMap((item) => {
      if (known.has(identityOf(item))) return []
      known.add(identityOf(item))
      return [problem('time/ahead', item.place, day, item.message)]
    }),
  )
}

const identityOf = ({ code, place: { file, line, field } }: SiteProblem) => [code, file, line, field].join(' ')
