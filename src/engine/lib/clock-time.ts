import { tzOffset } from '@date-fns/tz'
import { DAY, type IsoDate } from './dates'

/** What clocks show in a time zone: a day, an hour such as `09:30`, and the IANA name of the zone. */
export type ClockTime = { date: IsoDate; hour: string; zone: string }

const MINUTE = 60_000

/** Whether `Intl` knows a time zone. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * The moments at which clocks show a time, in milliseconds since 1970, the earlier one first: none where clocks skip it, as they are put
 * forward, and two where they show it again, as they are put back.
 */
export function momentsOf({ date, hour, zone }: ClockTime): number[] {
  const asUtc = Date.parse(`${date}T${hour}Z`)
  const offsets = new Set([asUtc - DAY, asUtc + DAY].map((moment) => offsetAt(moment, zone)))
  return [...offsets]
    .map((offset) => asUtc - offset)
    .filter((moment) => asUtc - offsetAt(moment, zone) === moment)
    .toSorted((a, b) => a - b)
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
export const offsetAt = (moment: number, zone: string): number => tzOffset(zone, new Date(moment)) * MINUTE

/** A moment in ISO 8601, as the clocks of a zone show it: `2025-01-15T11:00-05:00`. */
export function isoMoment(moment: number, zone: string): string {
  const offset = offsetAt(moment, zone)
  const sign = offset < 0 ? '-' : '+'
  return `${isoClock(moment + offset)}${sign}${isoClock(Math.abs(offset)).slice(-5)}`
}

/** How far clocks of a zone are from UTC at noon of a day: `UTC-8`, `UTC+5:30`. */
export function utcOffset(zone: string, day: IsoDate): string {
  const minutes = tzOffset(zone, new Date(`${day}T12:00Z`))
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${rest}`}`
}

const isoClock = (moment: number) => new Date(moment).toISOString().slice(0, 16)
