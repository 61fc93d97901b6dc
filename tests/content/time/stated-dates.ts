import type { IsoDate } from '../../../src/engine/lib/dates'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const DAY = 86_400_000

/** `Monday, January 6`, `January 6, 2025`; a weekday may stand a few words before. */
const DATE = new RegExp(
  `(?:\\b(${WEEKDAYS.join('|')})\\b[^.;:?!\\d]{0,40}?)?\\b(${MONTHS.join('|')}) (\\d{1,2})(?!\\d|:)(?:, (\\d{4}))?`,
  'g',
)
/** `in November`, `in November 2025` */
const MONTH = new RegExp(`\\bin (${MONTHS.join('|')})(?: (\\d{4}))?(?! \\d)`, 'g')
/** `in six weeks` */
const SPAN = new RegExp(`\\bin (\\d+|${NUMBERS.join('|')}) (day|week|month)s\\b`, 'g')

/** A day that a text names: the last one where it names a month or a span of time; with the weekday that it states. */
export type StatedDay = { words: string; day: IsoDate; weekday?: string | undefined }

const isoOf = (moment: number): IsoDate => new Date(moment).toISOString().slice(0, 10)

/** A day as a text writes it: often without a year. */
type Written = { year: string | undefined; month: number; day: number }

/** The day with this month and number that is nearest to another day. A day of 0 is the last of the month before. */
function nearest({ year, month, day }: Written, from: IsoDate): IsoDate {
  if (year !== undefined) return isoOf(Date.UTC(Number(year), month, day))
  const here = Date.parse(from)
  const near = [-1, 0, 1].map((years) => Date.UTC(Number(from.slice(0, 4)) + years, month, day))
  return isoOf(near.reduce((best, moment) => (Math.abs(moment - here) < Math.abs(best - here) ? moment : best)))
}

const monthOf = (name: string) => MONTHS.indexOf(name)

/** The days that a text of a certain day names. One without a year is the nearest of its kind. */
export function statedDays(text: string, from: IsoDate): StatedDay[] {
  const dates = [...text.matchAll(DATE)].map(([words, weekday, month = '', day = '', year]) => ({
    words,
    weekday,
    day: nearest({ year, month: monthOf(month), day: Number(day) }, from),
  }))
  const months = [...text.matchAll(MONTH)].map(([words, month = '', year]) => ({
    words,
    day: nearest({ year, month: monthOf(month) + 1, day: 0 }, from),
  }))
  const spans = [...text.matchAll(SPAN)].map(([words, written = '', unit = '']) => {
    const count = NUMBERS.includes(written) ? NUMBERS.indexOf(written) + 1 : Number(written)
    return { words, day: isoOf(Date.parse(from) + count * DAY * (unit === 'day' ? 1 : unit === 'week' ? 7 : 30)) }
  })
  return [...dates, ...months, ...spans]
}

/** The weekday of a day. */
export const weekdayOf = (day: IsoDate) => WEEKDAYS[new Date(Date.parse(day)).getUTCDay()]
