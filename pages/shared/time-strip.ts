import { type IsoDate, monthDay, shortDate } from '../../src/engine/lib/dates'
import type { Graph } from '../../src/site/graph/graph'
import type { TimeStripProps } from '../../src/site/ui/charts/TimeStrip'

/** Fewer points on a line are not informative, and more cannot be told apart. */
const LEAST_ON_STRIP = 3
const MOST_ON_STRIP = 100

/** Dates of the newest entries of a list that is sorted newest first; undefined if there are too few. */
export function timeStripOf({ site }: Pick<Graph, 'site'>, entries: readonly { date: IsoDate }[]): TimeStripProps | undefined {
  const days = [...new Set(entries.slice(0, MOST_ON_STRIP).map(({ date }) => date))]
  const [last] = days
  const first = days.at(-1)
  if (days.length < LEAST_ON_STRIP || first === undefined || last === undefined || first === last) return undefined
  const { locale } = site.identity
  // Only the ends show a year, so the days between them are labelled only if all are in one year.
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  return {
    days: days.map((date) => ({ date, ...(isOneYear && { label: monthDay(date, locale) }) })),
    ends: [shortDate(first, locale), shortDate(last, locale)],
  }
}
