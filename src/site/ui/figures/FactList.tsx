/** A figure with its unit, its label, and optionally the period or source. */
export type Fact = { value: string; label: string; detail?: string }

export type FactListProps = {
  facts: readonly Fact[]
  /** Minimum width of a column in rem, 9.5 by default; `fluid` grows with the window. */
  min?: '8' | '12' | '13' | '14' | 'fluid'
  /** Five columns from 60rem, the first one wider. */
  lead?: boolean
}

/** Figures: a large number with its label below. */
export function FactList({ facts, min, lead }: FactListProps) {
  return (
    <dl className={lead ? 'fact-list lead' : 'fact-list'} data-min={min}>
      {facts.map(({ value, label, detail }) => (
        <div key={label}>
          <dt>
            {detail ? <b>{label}</b> : label}
            {detail}
          </dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
