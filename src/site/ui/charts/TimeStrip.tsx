import type { IsoDate } from '../../../engine/lib/dates'
import { percent } from './percent'

export type TimeStripProps = {
  /** The days to show, each once, in any order, with their labels. */
  days: readonly { date: IsoDate; label?: string }[]
  /** The first and the last day, as text. */
  ends: readonly [string, string]
}

/** Length of the line in its own units. */
const LENGTH = 1000

/** Width that a label needs next to another one, as a fraction of the shortest line, which is that of a tablet. */
const ROOM = 0.09
/** The same next to the labels of the ends. */
const ROOM_AT_ENDS = 0.21

/** Dates as points on a time line, the last one highlighted. Decorative, since the page has the dates as text. */
export function TimeStrip({ days, ends: [first, last] }: TimeStripProps) {
  const times = days.map((day) => ({ ...day, time: Date.parse(day.date) })).toSorted((a, b) => a.time - b.time)
  const from = times[0]?.time ?? 0
  const to = times.at(-1)?.time ?? from
  const points = times.map(({ time, label }) => ({ at: (time - from) / (to - from || 1), label }))
  const place = ({ at }: { at: number }) => Math.round(at * LENGTH)
  return (
    <div className="time-strip">
      <svg aria-hidden="true">
        <svg viewBox={`0 0 ${LENGTH} 2`} preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 1H${LENGTH}`} />
          <path className="points" d={points.map((point) => `M${place(point)} 1h0`).join('')} />
          <path className="points lit" d={`M${LENGTH} 1h0`} />
        </svg>
        {labelsOf(points).map(({ at, label, isBelow }) => (
          <text key={at} x={percent(at)} y={isBelow ? 47 : -2}>
            {label}
          </text>
        ))}
      </svg>
      <p aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  )
}

type Point = { at: number; label?: string | undefined }

/** The labels of the points between the ends: below the line, next to those of the ends; if there is no room, above it; else left out. */
function labelsOf(points: readonly Point[]): { at: number; label: string; isBelow: boolean }[] {
  const used = { below: ROOM_AT_ENDS - ROOM, above: -ROOM }
  return points.slice(1, -1).flatMap(({ at, label }) => {
    if (label === undefined) return []
    const isBelow = at >= used.below + ROOM && at <= 1 - ROOM_AT_ENDS
    if (!isBelow && at < used.above + ROOM) return []
    used[isBelow ? 'below' : 'above'] = at
    return [{ at, label, isBelow }]
  })
}
