import { nonBreakingNumbers } from '../../../engine/lib/non-breaking'
import { dotLines, dotView } from './dot-lines'

/** Dots of one kind: things that are gone, kept, or new. */
type Look = 'gone' | 'kept' | 'new'

export type DotTallyProps = {
  /** Number of dots of each kind, in drawing order, each with a label. */
  parts: readonly { look: Look; count: number; label: string }[]
  /** The total of the dots that are not gone. */
  sum?: { count: number; label: string }
}

/** Dots per row: in narrow windows, and from 40rem. */
const NARROW = 16
const WIDE = 45

/** A dot for each thing counted, the last of the new ones highlighted, and the counts as text for screen readers. */
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
        {sum && (
          <div>
            <dt>{nonBreakingNumbers(sum.label)}</dt>
            <dd className="num">{sum.count}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

function Dots({ parts, across }: Pick<DotTallyProps, 'parts'> & { across: number }) {
  const newest = parts.findLastIndex(({ look }) => look === 'new')
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { count }) => sum + count, 0))
  return (
    <svg viewBox={dotView(total, across)} data-across={across} aria-hidden="true">
      {parts.map(({ look, count }, index) => (
        <path key={look} data-look={look} d={dotLines(starts[index] ?? 0, count, across)} />
      ))}
      <path className="lit" d={dotLines((starts[newest + 1] ?? total) - 1, 1, across)} />
    </svg>
  )
}
