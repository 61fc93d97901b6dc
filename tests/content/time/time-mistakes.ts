import type { IsoDate } from '../../../src/engine/lib/dates'
import { sentencesOf } from '../../../src/engine/lib/sentences'
import { statedDays, weekdayOf } from './stated-dates'

/** A text for readers that was published on a day: its blocks in order, each with the days of the entries that it links to. */
export type DatedText = { date: IsoDate; blocks: readonly { text: string; links: readonly { href: string; date: IsoDate }[] }[] }

const PLACE_AND_DAY = /^[\p{L} ]+, (?=[A-Z][a-z]+ \d{1,2}, \d{4}\.)/u
const ADDITION = /^Added on /
const CLAUSES = /[;:,]| and | which /
const PAST = /\b(?:was|were|had|has been|have been|\p{L}{3,}ed|began|came|held|met|took|went)\b/u
const AHEAD = /\b(?:will|can|may|until|to be|by|if)\b/
const PROMISE = /\b(?:will|follows?|is due|are due)\b/

/** The parts of a text: what was published first, and each addition with its own day. */
function partsOf({ date, blocks }: DatedText): DatedText[] {
  const parts: DatedText[] = [{ date, blocks: [] }]
  for (const block of blocks) {
    const [added] = ADDITION.test(block.text) ? statedDays(block.text, date) : []
    const last = parts.at(-1)
    if (added) parts.push({ date: added.day, blocks: [] })
    else if (last) parts.splice(-1, 1, { ...last, blocks: [...last.blocks, block] })
  }
  return parts
}

const sentencesIn = ({ blocks }: DatedText) => blocks.flatMap(({ text }) => sentencesOf(text).map((sentence) => sentence.text))

/** Weekdays that are not those of the dates beside them. A date without a year may be one of the year before. */
export const wrongWeekdays = (text: string, from: IsoDate): string[] =>
  statedDays(text, from).flatMap(({ words, day, weekday }) => {
    const days = [day, ...statedDays(words, yearBefore(from)).map((earlier) => earlier.day)]
    return weekday === undefined || days.some((each) => weekdayOf(each) === weekday) ? [] : [`“${words}” is a ${weekdayOf(day)}`]
  })

const yearBefore = (day: IsoDate): IsoDate => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

/** What cannot be right in a text as it stands on the site on a day. */
export function timeMistakes(text: DatedText, siteDay: IsoDate): string[] {
  const parts = partsOf(text)
  const days = parts.map(({ date }) => date)
  return [
    ...days.flatMap((day, index) => (day > siteDay || day <= (days[index - 1] ?? '') ? [`published on ${day}`] : [])),
    ...parts.flatMap((part) => sentencesIn(part).flatMap((sentence) => wrongWeekdays(sentence, part.date))),
  ]
}

/** What cannot be right in a news item, besides: news speaks of its own day. */
export function newsMistakes(text: DatedText, siteDay: IsoDate): string[] {
  const parts = partsOf(text)
  return [
    ...text.blocks.flatMap((block) => {
      const [stated] = PLACE_AND_DAY.test(block.text) ? statedDays(block.text, text.date) : []
      return stated && stated.day !== text.date ? [`begins with ${stated.day}, published on ${text.date}`] : []
    }),
    ...parts.flatMap((part) => [
      ...part.blocks.flatMap(({ links }) =>
        links.flatMap(({ href, date }) => (date > part.date ? [`${href} came later, on ${date}`] : [])),
      ),
      ...toldTooEarly(part),
      ...leftOpen(part, parts.at(-1)?.date ?? part.date, siteDay),
    ]),
  ]
}

/** Clauses in the past tense with a day that was still to come. */
const toldTooEarly = (part: DatedText): string[] =>
  sentencesIn(part)
    .flatMap((sentence) => sentence.split(CLAUSES))
    .filter((clause) => PAST.test(clause) && !AHEAD.test(clause) && statedDays(clause, part.date).some(({ day }) => day > part.date))
    .map((clause) => `told before it happened: “${clause.trim()}”`)

/** Promises whose day has come, and nothing was added since. */
const leftOpen = (part: DatedText, lastAddition: IsoDate, siteDay: IsoDate): string[] =>
  sentencesIn(part)
    .filter(
      (sentence) =>
        PROMISE.test(sentence) &&
        statedDays(sentence, part.date).some(({ day }) => day > part.date && day > lastAddition && day <= siteDay),
    )
    .map((sentence) => `promised, and not taken up since: “${sentence}”`)
