export const HOURS_OF_DAY = 24

/** An offset from UTC, such as `UTC+5:30`. */
const OFFSET = /^UTC(?:([+-]\d+)(?::(\d+))?)?$/

/** Hours by which clocks are ahead of UTC; 0 if the time zone has no such form. */
export function utcOffsetHours(timezone: string): number {
  const [, hours = '0', minutes = '0'] = OFFSET.exec(timezone) ?? []
  return Number(hours) + ((hours.startsWith('-') ? -1 : 1) * Number(minutes)) / 60
}

/**
 * The UTC hours at which an office with these local hours is open, as a path along a line at y 1.5 with one unit per hour, in two parts if
 * it runs over midnight. `ahead` is the offset from UTC in hours; whole days added to it make no difference.
 */
export function openPath(ahead: number, { opens, closes }: { opens: number; closes: number }): string {
  const from = (((opens - ahead) % HOURS_OF_DAY) + HOURS_OF_DAY) % HOURS_OF_DAY
  const to = from + closes - opens
  return to > HOURS_OF_DAY ? along(from, HOURS_OF_DAY) + along(0, to - HOURS_OF_DAY) : along(from, to)
}

const along = (from: number, to: number) => `M${from} 1.5H${to}`
