import { fittingTitle } from '../titles/fitting'
import { faceOf } from './fonts/faces'
import { inColor, scaled, styles, type TextStyle } from './styles'
import { balancedLines, type Line, linesOf, withTrailingSpace } from './text/lines'

/** Font sizes of titles, in points. A title too long for all of them takes more lines in the smallest. */
const SMALLEST = 15
const SIZES = [38, 34, 30, 26, 22, 18, SMALLEST]
/** Maximum number of lines before a title is set smaller. */
const LINES = 3

/** A title as set on a cover. */
export type CoverTitle = { style: TextStyle; lines: readonly Line[]; height: number }

/** Sets the title of a cover as large as possible with even lines. */
export function coverTitle(title: string, width: number, color: string): CoverTitle {
  const { face, tracking = 0 }: TextStyle = styles.display
  const { shaping, unitsPerEm } = faceOf(face)
  const sizes = SIZES.map((size) => ({ size, most: LINES, tracking }))
  const extentOf = (text: string) => ({ width: shaping.widthOf(text) / unitsPerEm, glyphs: text.length })
  const fitting = fittingTitle(title, sizes, { width, extentOf })
  const style = scaled(inColor(styles.display, color), fitting?.size ?? SMALLEST)
  const lines = fitting ? fitting.lines.flatMap((text) => lineOf(text, style)) : balancedLines([{ text: title }], style, width)
  return { style, lines, height: lines.length * style.leading }
}

/** Wider than any line that fits, so that lines are not broken again. */
const UNBOUNDED = 100_000

/** A line, followed by the space that the break has removed. */
function lineOf(text: string, style: TextStyle): Line[] {
  const lines = linesOf([{ text }], style, UNBOUNDED)
  return /[-–—/]$/.test(text) ? lines : lines.map(withTrailingSpace)
}
