/** Hours of the day between which offices are open, from Monday to Friday. */
export type OpenHours = { opens: number; closes: number }

const DAYS_OFF: ReadonlySet<string> = new Set(['Sat', 'Sun'])

/** By how much clocks in a time zone are ahead of UTC at a moment, such as `UTC-7`. */
export function offsetOf(moment: Date, zone: string): string {
  const [, offset = ''] = /GMT(.*)$/.exec(moment.toLocaleTimeString('en-US', { timeZone: zone, timeZoneName: 'shortOffset' })) ?? []
  return `UTC${offset}`
}

/** What clocks in a time zone show at a moment, in the form of a language, and whether an office there is open then. */
export function clockOf(moment: Date, zone: string, { opens, closes }: OpenHours, language: string): { time: string; isOpen: boolean } {
  const time = moment.toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit', timeZone: zone })
  const day = moment.toLocaleDateString('en-US', { weekday: 'short', timeZone: zone })
  const hour = Number(moment.toLocaleTimeString('en-US', { hour: '2-digit', hourCycle: 'h23', timeZone: zone }))
  return { time, isOpen: hour >= opens && hour < closes && !DAYS_OFF.has(day) }
}
