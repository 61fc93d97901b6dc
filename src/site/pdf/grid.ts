/** A4, in points, with the twelve columns of the site. */
export const PAGE = { width: 595.28, height: 841.89 } as const

const MARGIN = 51
const GUTTER = 12
const COLUMNS = 12
const COLUMN = (PAGE.width - 2 * MARGIN - (COLUMNS - 1) * GUTTER) / COLUMNS

/** A horizontal range of a page. */
export type Span = { x: number; width: number }

/** A part of a page. */
export type Area = Span & { top: number; height: number }

/** From the first column to the last one, both counted from 1. */
export const columns = (first: number, last: number): Span => ({
  x: MARGIN + (first - 1) * (COLUMN + GUTTER),
  width: (last - first + 1) * COLUMN + (last - first) * GUTTER,
})

/** The spans of page elements: labels and captions in the left margin, long texts in a readable measure, tables up to the right margin. */
export const spans = {
  full: columns(1, 12),
  side: columns(1, 3),
  text: columns(4, 11),
  wide: columns(4, 12),
} as const

/** The vertical range for texts, and the baseline of the running head above. */
export const AREA = { top: 96, bottom: 776 } as const
export const RUNNING_HEAD = 52

/** The rest of a span to the right of an indent. */
export const indented = ({ x, width }: Span, by: number): Span => ({ x: x + by, width: width - by })
