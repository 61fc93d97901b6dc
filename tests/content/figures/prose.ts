import { bare, isRounded, plain } from './table'

const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?)`
const PERCENT = String.raw`(\d+(?:\.\d+)?)%`

/** How texts put a percentage beside its counts, with the places of part, whole and percentage. */
const PATTERNS: readonly { form: RegExp; part: number; whole: number; percent: number }[] = [
  // `41 of 46, 89%`, `29 of 46 contracts (63%)`, `602 of 660 points, or 91%`
  {
    form: new RegExp(`${NUMBER} of (?:the |all )?${NUMBER}(?: [^\\d.;|]{1,60}?)?(?:, or | \\(|, )${PERCENT}`, 'g'),
    part: 1,
    whole: 2,
    percent: 3,
  },
  // `Of 1,412 such trips, 1,130 went by rail (80%)`
  { form: new RegExp(`\\bOf ${NUMBER} [^.;\\d]*?, ${NUMBER} [^.;%\\d]*?\\(${PERCENT}\\)`, 'g'), part: 2, whole: 1, percent: 3 },
  // `186 suppliers of …, 148 of which have signed (80%)`
  { form: new RegExp(`${NUMBER} [a-z][^.;|(]*?, ${NUMBER} of which [^.;(]*?\\(${PERCENT}\\)`, 'g'), part: 2, whole: 1, percent: 3 },
  // `58%: of takeovers began with recovery, 778 of 1,342`
  { form: new RegExp(`${PERCENT}: [^;"%]*?, ${NUMBER} of ${NUMBER}`, 'g'), part: 2, whole: 3, percent: 1 },
]

/** `3 of 10 against 25 of 37, or 30% against 68%` */
const PAIR = new RegExp(`${NUMBER} of ${NUMBER} against ${NUMBER} of ${NUMBER}, or ${PERCENT} against ${PERCENT}`, 'g')

/** Percentages with their counts, as texts print them. */
function statedShares(text: string): { part: number; whole: number; percent: string; words: string }[] {
  const flat = plain(text)
  const pairs = [...flat.matchAll(PAIR)].flatMap(([words, a = '', b = '', c = '', d = '', first = '', second = '']) => [
    { part: bare(a), whole: bare(b), percent: first, words },
    { part: bare(c), whole: bare(d), percent: second, words },
  ])
  const rest = flat.replace(PAIR, '')
  const single = PATTERNS.flatMap(({ form, part, whole, percent }) =>
    [...rest.matchAll(form)].map((match) => ({
      part: bare(match[part] ?? ''),
      whole: bare(match[whole] ?? ''),
      percent: match[percent] ?? '',
      words: match[0],
    })),
  )
  return [...pairs, ...single]
}

/** Percentages that do not follow from the counts beside them. */
export const wrongShares = (text: string): string[] =>
  statedShares(text).flatMap(({ part, whole, percent, words }) => {
    const exact = (part / whole) * 100
    const step = 10 ** -(percent.split('.')[1]?.length ?? 0)
    return isRounded({ value: Number(percent), step }, exact) ? [] : [`${words}: it is ${exact.toFixed(1)}%`]
  })

/** Counts of a caption, such as `17 of 19`, in order. */
export const statedCounts = (text: string): { count: number; of: number }[] =>
  [...text.matchAll(new RegExp(`${NUMBER} of ${NUMBER}`, 'g'))].map(([, count = '', of = '']) => ({
    count: bare(count),
    of: bare(of.replace(/,$/, '')),
  }))
