import { dotLines, dotView } from './dot-lines'

export type DotStripProps = {
  /** How many there are, a dot each. */
  count: number
  /** How many of them are larger, at the end. */
  marked: number
  /** What they are, with the numbers. */
  caption: string
}

/** Dots of a row, in wide windows and on phones. */
const ACROSS = [90, 60] as const

/** All that a figure counts, a small dot each, in the same size on the whole page. */
export const DotStrip = ({ count, marked, caption }: DotStripProps) => (
  <figure className="dot-strip">
    {ACROSS.map((across) => (
      <svg key={across} viewBox={dotView(count, across)} data-across={across} aria-hidden="true">
        <path d={dotLines(0, count - marked, across)} />
        <path className="marked" d={dotLines(count - marked, marked, across)} />
      </svg>
    ))}
    <figcaption>{caption}</figcaption>
  </figure>
)
