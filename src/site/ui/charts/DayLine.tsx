export type DayLineProps = {
  /** Number of days. */
  length: number
  /** The first day of each month, by its index from 0, with the name of the month. */
  months: readonly { at: number; name: string }[]
  /** Days with events, by their index from 0, with the day of the month. */
  days: readonly { at: number; day: string; past: boolean; next: boolean }[]
}

/**
 * All days of some months, a point each: large on days with events, open if in the future, and highlighted for the next event. Decorative,
 * since the page has the dates as text.
 */
export function DayLine({ length, months, days }: DayLineProps) {
  const placeOf = (at: number) => `${Number((((at + 0.5) / length) * 100).toFixed(2))}%`
  return (
    <svg className="day-line" aria-hidden="true">
      <svg viewBox={`0 0 ${length} 2`} preserveAspectRatio="none" y="38" height="8" aria-hidden="true">
        <path d={`M.5 1h0${'m1 0h0'.repeat(length - 1)}`} />
      </svg>
      {months.map(({ at, name }) => (
        <text key={at} x={placeOf(at)} y="80">
          {name}
        </text>
      ))}
      {days.map(({ at, day, past, next }) => (
        <g key={at} className={next ? 'lit' : past ? 'past' : undefined}>
          <circle cx={placeOf(at)} cy="42" r={next ? 11 : 8} />
          <text x={placeOf(at)} y="20">
            {day}
          </text>
        </g>
      ))}
    </svg>
  )
}
