import type { IsoDate } from '../../lib/dates'
import { sentencesOf } from '../../lib/sentences'
import { problem, type SiteProblem } from '../../problems/problem'
import { stateOf } from '../link/lifecycle'
import { valueAt } from '../parse/schema'
import { placeOfField } from '../parse/source'
import { type LintFile, proseOf, type Rule, textAt } from './rule'

/** What time has overtaken: an event that is past and still featured, plans for a year that is over. Of what has lapsed, nothing. */
export const stale: Rule = (file, { today }) => {
  if (today === undefined || stateOf(file.editorial, today) === 'expired') return []
  return [...eventProblems(file, today), ...openingProblems(file, today), ...planProblems(file, today)]
}

function eventProblems(file: LintFile, today: IsoDate): SiteProblem[] {
  const date = file.collection === 'events' ? textAt(file, ['date'])?.value : undefined
  if (date === undefined || date >= today || valueAt(file.data, ['featured']) !== true) return []
  return [problem('editorial/stale', placeOfField(file.source, ['featured']), `This event is featured, and was on ${date}.`)]
}

/** Openings stand as years in a list, not in sentences. */
function openingProblems({ source, collection, data }: LintFile, today: IsoDate): SiteProblem[] {
  const items = collection === undefined ? valueAt(data, ['expansion', 'items']) : undefined
  if (!Array.isArray(items)) return []
  return items.flatMap((item: unknown, index) => {
    const year = valueAt(item, ['year'])
    if (typeof year !== 'number' || !isOver(year, today)) return []
    return [
      problem('editorial/stale', placeOfField(source, ['expansion', 'items', index, 'year']), `This is a plan for ${year}, which is over.`),
    ]
  })
}

/** What is still to come when it is written. */
const FUTURE =
  /\b(?:will|shall|going to|plans? (?:to|for)|planning to|coming (?:in|by|soon|this|next)|upcoming|next year|(?:aim|intend|expect)s? to|ready (?:by|for)|opens|starts|launches)\b/i

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'
const SEASON = 'early|mid|late|spring|summer|fall|autumn|winter|Q[1-4]'
/** A year as a time, not as the name of something: `by 2025`, `the end of 2025`, `May 3, 2025`. */
const YEAR = new RegExp(
  `\\b(?:in|by|during|throughout|until|from|for|before|of|${SEASON}|(?:${MONTH})(?: \\d{1,2},)?)[ -](20\\d\\d)\\b`,
  'gi',
)

/** News speaks of the day that it was published on; that its plans are past is no mistake. */
function planProblems(file: LintFile, today: IsoDate): SiteProblem[] {
  if (file.collection === 'newsroom') return []
  return proseOf(file).flatMap(({ text, placeOf }) =>
    // Most texts name no year: they need not be cut into sentences.
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

const isOver = (year: number, today: IsoDate) => String(year) < today.slice(0, 4)
