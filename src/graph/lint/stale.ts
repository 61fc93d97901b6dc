import { problem, type SiteProblem } from '../../errors/problem'
import type { IsoDate } from '../../lib/dates'
import { sentencesOf } from '../../lib/sentences'
import { valueAt } from '../schema'
import { placeOfField } from '../source'
import { type LintContext, type LintFile, proseOf, type Rule, textAt } from './rule'

/** What time has overtaken: an event that is past and still featured, plans for a year that is over. */
export const stale: Rule = (file, context) => [
  ...featuredProblems(file, context),
  ...openingProblems(file, context),
  ...planProblems(file, context),
]

/** The fields that say when something is over, by collection. */
const ENDS = { events: 'date', careers: 'closed' } as const

function featuredProblems(file: LintFile, { today }: LintContext): SiteProblem[] {
  const { collection } = file
  if (today === undefined || (collection !== 'events' && collection !== 'careers')) return []
  const end = textAt(file, [ENDS[collection]])?.value
  if (end === undefined || end >= today || valueAt(file.data, ['featured']) !== true) return []
  return [problem('editorial/stale', placeOfField(file.source, ['featured']), `This is featured, and was over on ${end}.`)]
}

/** Openings stand as years in a list, not in sentences. */
function openingProblems({ source, collection, data }: LintFile, { today }: LintContext): SiteProblem[] {
  const items = collection === undefined ? valueAt(data, ['expansion', 'items']) : undefined
  if (today === undefined || !Array.isArray(items)) return []
  return items.flatMap((item: unknown, index) => {
    const year = valueAt(item, ['year'])
    if (typeof year !== 'number' || !isOver(year, today)) return []
    return [
      problem('editorial/stale', placeOfField(source, ['expansion', 'items', index, 'year']), `This is a plan for ${year}, which is over.`),
    ]
  })
}

const FUTURE =
  /\b(?:will|shall|going to|plan(?:s|ned)?|planning|coming|upcoming|next year|aims? to|intends? to|expects? to|expected|opens|starts|launch(?:es|ing))\b/i
const ADVICE = /\bready (?:for|by)\b/i
const YEAR =
  /\b(?:in|by|during|throughout|until|from|for|before|after|of|since|year:?|(?:early|mid|late|spring|summer|fall|autumn|winter|Q[1-4])(?: of)?|(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{1,2},)?)[ -](20\d\d)\b/gi

/** News speaks of the day that it was published on; that its plans are past is no mistake. */
function planProblems(file: LintFile, { today }: LintContext): SiteProblem[] {
  if (today === undefined || file.collection === 'newsroom') return []
  return proseOf(file).flatMap(({ text, placeOf }) =>
    // Most texts name no year: they need not be cut into sentences.
    !text.includes('20')
      ? []
      : sentencesOf(text)
          .filter((sentence) => FUTURE.test(sentence.text) || ADVICE.test(sentence.text))
          .flatMap((sentence) => {
            const years = [...sentence.text.matchAll(YEAR)]
            const last = years.toSorted((a, b) => Number(a[1]) - Number(b[1])).at(-1)
            if (!last || !isOver(Number(last[1]), today)) return []
            return [problem('editorial/stale', placeOf(sentence.index + last.index), `This speaks of plans for ${last[1]}, which is over.`)]
          }),
  )
}

const isOver = (year: number, today: IsoDate) => String(year) < today.slice(0, 4)
