import type { Span } from '../grid'
import type { Align } from '../pdf-document'
import type { Pen } from '../pen/pen'
import type { Piece } from '../piece'
import type { StructureElement } from '../structure'
import type { TextStyle } from '../styles'
import type { Line } from './lines'

/** The baseline of a line whose upper edge is at `top`: lowercase letters are vertically centered. */
export const baselineIn = ({ size, leading }: Pick<TextStyle, 'size' | 'leading'>, top: number): number => top + leading / 2 + size * 0.32

const MOVED: Record<Align, number> = { left: 0, center: 0.5, right: 1 }

type DrawnLines = {
  /** The element of their content; without one, screen readers skip the lines. */
  element: StructureElement | undefined
  lines: readonly Line[]
  span: Span
  style: TextStyle
  top: number
  align?: Align
}

/** Draws lines one below the other. */
export function drawLines(pen: Pen, { element, lines, span, style, top, align = 'left' }: DrawnLines) {
  for (const [index, line] of lines.entries()) {
    const x = span.x + (span.width - line.width) * MOVED[align]
    pen.line(element, line, { x, baseline: baselineIn(style, top + index * style.leading) })
  }
}

/** Lines as a flow that never leaves a single line on a page. */
export const linePieces = (
  element: StructureElement,
  lines: readonly Line[],
  { span, style }: Pick<DrawnLines, 'span' | 'style'>,
): Piece[] =>
  lines.map((line, index) => ({
    height: style.leading,
    gap: 0,
    keepWithNext: (index === 0 && lines.length > 1) || (index === lines.length - 2 && index > 0),
    draw: (pen, top) => drawLines(pen, { element, lines: [line], span, style, top }),
  }))
