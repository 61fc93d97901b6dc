import { MARK } from '../art/company-mark'
import type { Ground } from '../art/grounds'

/** The colors of the mark: its lines, and its highlighted point. */
export type MarkColors = Pick<Ground, 'text' | 'lit'>

/** Widths that suit the size of the mark, in units of its grid: of lines, of points, and the radius of the highlighted one. */
type MarkWidths = { line: number; point: number; radius: number }

/** The mark as elements of SVG: two posts, a link, and the highlighted point (specification, 12.3). */
export const markElements = ({ text, lit }: MarkColors, { line, point, radius }: MarkWidths): string =>
  `<path d="${MARK.lines}" fill="none" stroke="${text}" stroke-width="${line}"/>` +
  `<path d="${MARK.points}" fill="none" stroke="${text}" stroke-width="${point}" stroke-linecap="round"/>` +
  `<circle cx="${MARK.lit.x}" cy="${MARK.lit.y}" r="${radius}" fill="${lit}"/>`
