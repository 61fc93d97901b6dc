/** A figure with its unit, what it measures, and optionally the period or source. */
export type Fact = { value: string; label: string; detail?: string }

export type FactListProps = {
  facts: readonly Fact[]
  /** Least width of a column in rem; `fluid` grows with the window. Left out: 9.5. */
  min?: '8' | '12' | '13' | '14' | 'fluid'
  /** Five in a row from 60rem, the first wider. */
  lead?: boolean
}

/** Figures that lead: the number large, its words under it. */
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
