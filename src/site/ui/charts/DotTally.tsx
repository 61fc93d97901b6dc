/** Dots of one kind: those that are gone, that are still there, or that are new. */
type Look = 'gone' | 'kept' | 'new'

export type DotTallyProps = {
  /** How many dots of each kind, in the order in which they are drawn, and what each number says. */
  parts: readonly { look: Look; count: number; label: string }[]
  /** What the dots that are not gone add up to. */
  sum: { count: number; label: string }
}

/** Dots on a line: in narrow windows, and from 40rem. */
const NARROW = 16
const WIDE = 45

/** A dot for each thing that is counted, and the counts in words, which screen readers read. */
export function DotTally({ parts, sum }: DotTallyProps) {
  return (
    <div className="dot-tally">
      <Dots parts={parts} across={NARROW} />
      <Dots parts={parts} across={WIDE} />
      <dl>
        {parts.map(({ look, count, label }) => (
          <div key={look} data-look={look}>
            <dt>{label}</dt>
            <dd className="num">{count}</dd>
          </div>
        ))}
        <div>
          <dt>{sum.label}</dt>
          <dd className="num">{sum.count}</dd>
        </div>
      </dl>
    </div>
  )
}

/** Space around the outermost dots, of the distance between two. */
const MARGIN = 0.5

function Dots({ parts, across }: Pick<DotTallyProps, 'parts'> & { across: number }) {
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { count }) => sum + count, 0))
  return (
    <svg viewBox={`${-MARGIN} ${-MARGIN} ${across} ${Math.ceil(total / across)}`} data-across={across} aria-hidden="true">
      {parts.map(({ look, count }, index) => (
        <path key={look} data-look={look} d={linesOf(starts[index] ?? 0, count, across)} />
      ))}
    </svg>
  )
}

/** The lines of dots from a place on. The style draws them as dashes without length and with round ends, one unit from each other. */
function linesOf(start: number, count: number, across: number): string {
  const end = start + count
  const rows = Array.from({ length: Math.ceil(end / across) }, (_, row) => {
    const from = Math.max(start, row * across)
    const dots = Math.min(end, (row + 1) * across) - from
    // A dash at the very end of a line may be left out.
    return dots > 0 ? `M${from - row * across} ${row}h${dots - MARGIN}` : ''
  })
  return rows.join('')
}
