import type { IsoDate } from '../../../engine/lib/dates'

export type TimeStripProps = {
  /** The days of what is shown, in any order. */
  days: readonly IsoDate[]
  /** The first and the last day, as text. */
  ends: readonly [string, string]
}

/** Length of the line in its own units. */
const LENGTH = 1000

/** When things came, as points on a line of time, the last of them lit. It repeats dates of the page, so it is only seen. */
export function TimeStrip({ days, ends: [first, last] }: TimeStripProps) {
  const times = days.map((day) => Date.parse(day)).toSorted((a, b) => a - b)
  const [from = 0] = times
  const to = times.at(-1) ?? from
  const at = (time: number) => Math.round(((time - from) / (to - from || 1)) * LENGTH)
  return (
    <div className="time-strip">
      <svg viewBox={`0 0 ${LENGTH} 2`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 1H${LENGTH}`} />
        <path className="points" d={times.map((time) => `M${at(time)} 1h0`).join('')} />
        <path className="points lit" d={`M${LENGTH} 1h0`} />
      </svg>
      <p aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  )
}
