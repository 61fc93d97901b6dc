/** A calendar day: `2024-12-05`. Days can be compared as texts. */
export type IsoDate = string

/** Noon of a day in UTC. */
export const noonOf = (date: IsoDate) => new Date(`${date}T12:00:00Z`)

/** Milliseconds of a day in UTC. */
export const DAY = 24 * 60 * 60 * 1000

const FORMS = {
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  day: { day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  monthDay: { month: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type Form = keyof typeof FORMS

/** The texts of days in a form and a locale. */
type DayTexts = { formatter: Intl.DateTimeFormat; texts: Map<IsoDate, string> }

/** Cached, since making a formatter takes fifty times as long as using it, and many entries share a day. */
const cachedDayTexts = new Map<string, DayTexts>()

function dayTexts(form: Form, locale: string): DayTexts {
  const key = `${form} ${locale}`
  const found = cachedDayTexts.get(key) ?? {
    formatter: new Intl.DateTimeFormat(locale, { ...FORMS[form], timeZone: 'UTC' }),
    texts: new Map(),
  }
  cachedDayTexts.set(key, found)
  return found
}

function format(date: IsoDate, locale: string, form: Form): string {
  const { formatter, texts } = dayTexts(form, locale)
  const text = texts.get(date) ?? formatter.format(noonOf(date))
  texts.set(date, text)
  return text
}

/** `Jan 15, 2025`: the form of dates in lists (specification, 13.4). */
export const shortDate = (date: IsoDate, locale: string) => format(date, locale, 'short')

/** `Jan 15`: for places that show the year next to it. */
export const monthDay = (date: IsoDate, locale: string) => format(date, locale, 'monthDay')

/** `December 1, 2024`: the form of dates in text and on legal pages. */
export const longDate = (date: IsoDate, locale: string) => format(date, locale, 'long')

/** The day of the month, and the month with its year: `5` and `January 2025`. */
export const dateParts = (date: IsoDate, locale: string) => ({
  day: format(date, locale, 'day'),
  month: format(date, locale, 'month'),
})

/** `Jan 15, 2025` around its day, for dates that show that large: `Jan `, `15`, `, ` and `2025`. */
export function partsAroundDay(date: IsoDate, locale: string) {
  const parts = dayTexts('short', locale).formatter.formatToParts(noonOf(date))
  const at = parts.findIndex(({ type }) => type === 'day')
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('')
  const isSign = parts[at + 1]?.type === 'literal'
  return { before: text(0, at), day: text(at, at + 1), sign: isSign ? text(at + 1, at + 2) : '', after: text(at + (isSign ? 2 : 1)) }
}

/** Whether a day is over: what happens today is still to come. */
export const isPast = (date: IsoDate, today: IsoDate) => date < today

/** Whether a year is over on a day. */
export const isOver = (year: number, today: IsoDate) => String(year) < today.slice(0, 4)

/** Newest first. */
export const newestFirst = (a: { date: IsoDate }, b: { date: IsoDate }) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)
