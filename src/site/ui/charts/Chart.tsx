import type { ReactNode } from 'react'

export type ChartProps = {
  /** What it shows, with its figures: read instead of the drawing. */
  label: string
  /** Unit, period and source. */
  caption?: string
  /** Its drawing, placed in percentages. */
  children: ReactNode
}

/**
 * Frame of a chart. Drawings are placed in percentages without a viewBox, so that points stay round and type keeps its size
 * from 320 to 1440 px (specification, 11.6).
 */
export function Chart({ label, caption, children }: ChartProps) {
  return (
    <figure className="chart">
      <svg role="img" aria-label={label}>
        {children}
      </svg>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
