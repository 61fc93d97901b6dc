import type { EventSchedule } from './event-schedule'
import { momentsOfSchedule } from './event-schedule'

const HOUR = 3_600_000
const MINUTE = 60_000

/** An hour such as `13:30` in the format of a locale: `1:30 PM`. */
export const hourText = (hour: string, locale: string): string =>
  new Date(`1970-01-01T${hour}Z`).toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).replace(/\s/g, ' ')

/** The duration of something that takes place: `1 hour 30 minutes`; undefined for whole days, several days, and an unknown end. */
export function durationText(schedule: EventSchedule, locale: string): string | undefined {
  const { start, end } = momentsOfSchedule(schedule)
  if (start === undefined || end === undefined || schedule.lastDate !== undefined) return undefined
  const parts = [
    { count: Math.floor((end - start) / HOUR), unit: 'hour' },
    { count: ((end - start) % HOUR) / MINUTE, unit: 'minute' },
  ]
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, unit }) => count.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' }))
    .join(' ')
}

/** The names of languages: `English and German`. */
export function languagesText(codes: readonly string[], locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code))
}
