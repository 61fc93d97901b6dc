import type { IsoDate } from '../../../engine/lib/dates'

/** Length of the longest line in its own units; a drawing of lines is two units high. */
export const LENGTH = 1000

/** A function that makes the path of the point of a day, on a line from the first to the last of `days`. */
export function pointsBetween(days: readonly IsoDate[]): (day: IsoDate) => string {
  const times = days.map((day) => Date.parse(day))
  const [from, to] = [Math.min(...times), Math.max(...times)]
  return (day) => `M${Math.round(((Date.parse(day) - from) / (to - from || 1)) * LENGTH)} 1h0`
}
