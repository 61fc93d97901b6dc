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
  const drawing = (
    <svg role="img" aria-label={label}>
      {children}
    </svg>
  )
  // Without a caption a figure would have no name.
  if (!caption) return <div className="chart">{drawing}</div>
  return (
    <figure className="chart">
      {drawing}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
