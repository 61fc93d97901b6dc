import { DAY, dateParts, type IsoDate, newestFirst } from '../../src/engine/lib/dates'
import type { DayLineProps } from '../../src/site/ui/charts/DayLine'

/** Number of days before and after the next event on the line: with more, the names of months would touch on a tablet. */
const DAYS_BEFORE = 62
const DAYS_AFTER = 92

/** Least number of days between two day numbers, so that they do not touch. */
const DAYS_BETWEEN_NUMBERS = 4

/** The line of whole months around the day of the next event. */
export function dayLineAround(next: IsoDate, events: readonly { date: IsoDate; past: boolean }[], locale: string): DayLineProps {
  const numberOf = (date: IsoDate) => Date.parse(date) / DAY
  const isNear = (date: IsoDate) => numberOf(date) >= numberOf(next) - DAYS_BEFORE && numberOf(date) <= numberOf(next) + DAYS_AFTER
  const byDay = new Map(events.filter(({ date }) => isNear(date)).map((event) => [event.date, event]))
  const near = [...byDay.values()].toSorted(newestFirst).toReversed()
  const lastDay = near.at(-1)?.date ?? next
  const months = monthsFrom(near[0]?.date ?? next, lastDay)
  const first = numberOf(months[0] ?? next)
  let numbered = Number.NEGATIVE_INFINITY
  const days = near.map(({ date, past }) => {
    const at = numberOf(date) - first
    const isNext = date === next
    const isFree = at - numbered >= DAYS_BETWEEN_NUMBERS && Math.abs(numberOf(date) - numberOf(next)) >= DAYS_BETWEEN_NUMBERS
    if (isNext || isFree) numbered = at
    return { at, day: isNext || isFree ? dateParts(date, locale).day : '', past, next: isNext }
  })
  return {
    length: numberOf(monthAfter(lastDay)) - first,
    months: months.map((month) => ({ at: numberOf(month) - first, name: dateParts(month, locale).month })),
    days,
  }
}

/** The first days of the months from that of `first` to that of `last`. */
const monthsFrom = (first: IsoDate, last: IsoDate): IsoDate[] =>
  first > last ? [] : [`${first.slice(0, 7)}-01`, ...monthsFrom(monthAfter(first), last)]

/** The first day of the month after a day. */
function monthAfter(day: IsoDate): IsoDate {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}
