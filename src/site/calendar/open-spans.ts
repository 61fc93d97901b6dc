export const HOURS_OF_DAY = 24

/** An offset from UTC, such as `UTC+5:30`. */
const OFFSET = /^UTC(?:([+-]\d+)(?::(\d+))?)?$/

/** Hours by which clocks are ahead of UTC, or none if the time zone has no such form. */
function hoursAhead(timezone: string): number {
  const [, hours = '0', minutes = '0'] = OFFSET.exec(timezone) ?? []
  return Number(hours) + ((hours.startsWith('-') ? -1 : 1) * Number(minutes)) / 60
}

/** The hours of UTC at which an office with these local hours is open, as a path along a line at 1.5 on which an hour is a unit. */
export const openPath = (timezone: string, hours: { opens: number; closes: number }): string =>
  spansOf(timezone, hours)
    .map(([from, to]) => `M${from} 1.5H${to}`)
    .join('')

/** Hours of UTC between which an office with these local hours is open: two spans if midnight is between them. */
export function spansOf(timezone: string, { opens, closes }: { opens: number; closes: number }): (readonly [from: number, to: number])[] {
  const from = (((opens - hoursAhead(timezone)) % HOURS_OF_DAY) + HOURS_OF_DAY) % HOURS_OF_DAY
  const to = from + closes - opens
  return to > HOURS_OF_DAY
    ? [
        [from, HOURS_OF_DAY],
        [0, to - HOURS_OF_DAY],
      ]
    : [[from, to]]
}
