import type { ReactNode } from 'react'

export type ChartProps = {
  /** What the chart shows, with its values; read aloud instead of the drawing. */
  label: string
  /** Unit, period and source. */
  caption?: string
  /** The drawing, positioned in percentages. */
  children: ReactNode
}

/**
 * Frame of a chart. Drawings use percentages and no viewBox, so that points stay round and text keeps its size from 320 to 1440
 * px (specification, 11.6).
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
