/** Hours of the day between which offices are open, from Monday to Friday. */
export type OpeningHours = { opens: number; closes: number }

const DAYS_OFF: ReadonlySet<string> = new Set(['Sat', 'Sun'])

/**
 * Local time, whether an office there is open, whether it stays closed for the whole day, and the offset from UTC in hours, possibly plus
 * whole days.
 */
type Clock = { time: string; isOpen: boolean; isDayOff: boolean; ahead: number }

/** The clock of an office in a time zone at a moment, in the format of a language. */
export function clockOf(moment: Date, { zone, opens, closes }: OpeningHours & { zone: string }, language: string): Clock {
  const time = moment.toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit', timeZone: zone })
  const day = moment.toLocaleDateString('en-US', { weekday: 'short', timeZone: zone })
  const clock = moment.toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone })
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  const ahead = hour - moment.getUTCHours() + (minute - moment.getUTCMinutes()) / 60
  const isDayOff = DAYS_OFF.has(day)
  return { time, isOpen: hour >= opens && hour < closes && !isDayOff, isDayOff, ahead }
}
