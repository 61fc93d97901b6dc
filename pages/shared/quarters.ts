/** A day in the first month of each quarter, in any year. */
const QUARTERS = ['2024-01-15', '2024-04-15', '2024-07-15', '2024-10-15']

/** The short names of these months. */
export const quartersOf = (locale: string): string[] =>
  QUARTERS.map((day) => new Date(day).toLocaleDateString(locale, { month: 'short', timeZone: 'UTC' }))
