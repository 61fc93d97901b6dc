export type DayLineProps = {
  /** How many days the line has. */
  length: number
  /** The first days of months, by their place among the days from 0, with their names. */
  months: readonly { at: number; name: string }[]
  /** Days on which something is, by their place and number. */
  days: readonly { at: number; day: string; past: boolean; next: boolean }[]
}

/**
 * All days of some months, a point each; those on which something is are large, what is to come is open, and what comes next is lit.
 * It repeats dates of the page, so it is only seen.
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
