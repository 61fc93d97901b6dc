import { percent } from './percent'

export type BarListProps = {
  items: readonly { label: string; value: number }[]
  /** Unit after each value, such as `%`. */
  unit?: string
  /**
   * The value of a full-length bar: by default 100 for percentages, otherwise the largest value. If it is less than the whole,
   * the caption says so.
   */
  full?: number
  /** Unit, period and source. */
  caption?: string
  /** Whether the first bar is highlighted; false for a second chart in the same view. */
  lit?: boolean
}

/** Values side by side: lines from zero that end in a point, each with its value as text. */
export function BarList({ items, unit = '', full, caption, lit = true }: BarListProps) {
  const whole = full ?? (unit === '%' ? 100 : Math.max(...items.map(({ value }) => value)) || 1)
  return (
    <figure className={lit ? 'bar-list lit' : 'bar-list'}>
      <ul>
        {items.map(({ label, value }) => {
          const end = percent(Math.min(1, value / whole))
          return (
            <li key={label}>
              <span>{label}</span>
              <svg aria-hidden="true">
                <line x2={end} y1="50%" y2="50%" />
                <circle cx={end} cy="50%" r="5.5" />
              </svg>
              <b>
                {value}
                {unit}
              </b>
            </li>
          )
        })}
      </ul>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
