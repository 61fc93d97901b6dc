import { type IsoDate, isOver } from '../../lib/dates'
import { sentencesOf } from '../../lib/sentences'
import { problem, type SiteProblem } from '../../problems/problem'
import { stateOf } from '../link/lifecycle'
import type { LintFile, LintRule } from './rule'

/** Finds plans for a year that is over. Expired entries are left out. */
export const stale: LintRule = (file, { today }) => {
  if (today === undefined || stateOf(file.editorial, today) === 'expired') return []
  return planProblems(file, today)
}

/** Words about the future. */
const FUTURE =
  /\b(?:will|shall|going to|plans? (?:to|for)|planning to|coming (?:in|by|soon|this|next)|upcoming|next year|(?:aim|intend|expect)s? to|ready (?:by|for)|opens|starts|launches)\b/i

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'
const SEASON = 'early|mid|late|spring|summer|fall|autumn|winter|Q[1-4]'
/** A year as a point in time, not as a part of a name: `by 2025`, `the end of 2025`, `May 3, 2025`. */
const YEAR = new RegExp(
  `\\b(?:in|by|during|throughout|until|from|for|before|of|${SEASON}|(?:${MONTH})(?: \\d{1,2},)?)[ -](20\\d\\d)\\b`,
  'gi',
)

/** Plans for a time that is past, where a collection may not have such. */
function planProblems(file: LintFile, today: IsoDate): SiteProblem[] {
  if (file.definition?.mayHavePastPlans) return []
  return file.prose.flatMap(({ text, placeOf }) =>
    // Most texts name no year, and splitting texts into sentences is slow.
    !text.includes('20')
      ? []
      : sentencesOf(text)
          .filter((sentence) => FUTURE.test(sentence.text))
          .flatMap((sentence) => {
            const years = [...sentence.text.matchAll(YEAR)]
            const last = years.toSorted((a, b) => Number(b[1]) - Number(a[1]))[0]
            if (!last || !isOver(Number(last[1]), today)) return []
            return [problem('editorial/stale', placeOf(sentence.index + last.index), `This speaks of plans for ${last[1]}, which is over.`)]
          }),
  )
}
