/** A calendar day: `2024-12-05`. Days can be compared as texts. */
export type IsoDate = string

const at = (date: IsoDate) => new Date(`${date}T12:00:00Z`)

const format = (date: IsoDate, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at(date))

/** `Jan 15, 2025`: the form of dates in lists (specification, 13.4). */
export const shortDate = (date: IsoDate, locale: string) => format(date, locale, { year: 'numeric', month: 'short', day: 'numeric' })

/** `December 1, 2024`: the form of dates in text and on legal pages. */
export const longDate = (date: IsoDate, locale: string) => format(date, locale, { year: 'numeric', month: 'long', day: 'numeric' })

/** The day, and the month with the year, for dates that show the day large. */
export const dateParts = (date: IsoDate, locale: string) => ({
  day: format(date, locale, { day: 'numeric' }),
  month: format(date, locale, { month: 'long', year: 'numeric' }),
})

/** Whether a day is over: what happens today is still to come. */
export const isPast = (date: IsoDate, today: IsoDate) => date < today

/** Whether a year is over on a day. */
export const isOver = (year: number, today: IsoDate) => String(year) < today.slice(0, 4)

/** Newest first. */
export const newestFirst = (a: { date: IsoDate }, b: { date: IsoDate }) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)
