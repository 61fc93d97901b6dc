import { tzlib_get_ical_block, tzlib_get_offset, tzlib_get_timezones } from 'timezones-ical-library'
import { isoMoment, isZone, offsetAt } from '../../engine/lib/clock-time'

/** The names of all time zones that calendar files can hold, as `Area/City`. */
export const ZONES: readonly string[] = [tzlib_get_timezones()].flat().filter((zone) => zone.includes('/'))

const known = new Set(ZONES)

/** Whether a name is that of a time zone. */
export const isKnownZone = (zone: string): boolean => known.has(zone) && isZone(zone)

/** The definition of a time zone for calendar files (RFC 5545, 3.6.5), and its name there, which is never an outdated one. */
export function zoneDefinition(zone: string): { name: string; text: string } {
  const text = String([tzlib_get_ical_block(zone)].flat()[0])
  return { name: /^TZID:(.*?)\r?$/m.exec(text)?.[1] ?? zone, text }
}

/**
 * Whether the definition of a zone gives a moment the hour that clocks really show: definitions follow the rules of today, which may be
 * recent.
 */
export function isDefinedAt(moment: number, zone: string): boolean {
  const [date = '', hour = ''] = isoMoment(moment, zone).split(/[T+-](?=\d\d:)/)
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)$/.exec(tzlib_get_offset(zone, date, hour)) ?? []
  return offsetAt(moment, zone) === (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
