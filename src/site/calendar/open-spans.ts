export const HOURS_OF_DAY = 24

/** An offset from UTC, such as `UTC+5:30`. */
const OFFSET = /^UTC(?:([+-]\d+)(?::(\d+))?)?$/

/** Hours by which clocks are ahead of UTC, or none if the time zone has no such form. */
export function hoursAhead(timezone: string): number {
  const [, hours = '0', minutes = '0'] = OFFSET.exec(timezone) ?? []
  return Number(hours) + ((hours.startsWith('-') ? -1 : 1) * Number(minutes)) / 60
}

/**
 * The hours of UTC at which an office with these local hours is open, as a path along a line at 1.5 on which an hour is a unit: in two parts
 * if midnight is between them. `ahead` are the hours by which its clocks are ahead of UTC, or that and whole days.
 */
export function openPath(ahead: number, { opens, closes }: { opens: number; closes: number }): string {
  const from = (((opens - ahead) % HOURS_OF_DAY) + HOURS_OF_DAY) % HOURS_OF_DAY
  const to = from + closes - opens
  return to > HOURS_OF_DAY ? along(from, HOURS_OF_DAY) + along(0, to - HOURS_OF_DAY) : along(from, to)
}

const along = (from: number, to: number) => `M${from} 1.5H${to}`
