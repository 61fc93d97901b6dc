import { dotLines, dotView } from './dot-lines'

export type DotStripProps = {
  /** Number of dots. */
  count: number
  /** Number of larger dots at the end. */
  marked: number
  /** What the dots stand for, with the numbers. */
  caption: string
}

/** Dots per row, in wide windows and on phones. */
const ACROSS = [90, 60] as const

/** A small dot for each unit of a figure, in the same size on the whole page. */
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
