import { fittingTitle } from '../titles/fitting'
import { faceOf } from './fonts/faces'
import { inColor, scaled, styles, type TextStyle } from './styles'
import { followed, type Line, linesOf } from './text/lines'

/** Sizes of titles, in points. A title that is too long for all of them has more lines of the smallest. */
const SMALLEST = 15
const SIZES = [38, 34, 30, 26, 22, 18, SMALLEST]
/** The most lines that a title has before it is set smaller. */
const LINES = 3

/** A title as it stands on a cover. */
export type CoverTitle = { style: TextStyle; lines: readonly Line[]; height: number }

/** Sets the title of a cover in the size in which it is large and its lines are even. */
export function coverTitle(title: string, width: number, color: string): CoverTitle {
  const { face, tracking = 0 }: TextStyle = styles.display
  const { shaping, unitsPerEm } = faceOf(face)
  const sizes = SIZES.map((size) => ({ size, most: LINES, tracking }))
  const fitting = fittingTitle(title, width, sizes, (text) => ({ width: shaping.widthOf(text) / unitsPerEm, glyphs: text.length }))
  const style = scaled(inColor(styles.display, color), fitting?.size ?? SMALLEST)
  const lines = fitting ? fitting.lines.flatMap((text) => lineOf(text, style)) : linesOf([{ text: title }], style, width, true)
  return { style, lines, height: lines.length * style.leading }
}

/** Wider than any line that fits, which must not be broken again. */
const UNBOUNDED = 100_000

/** A line, with the space after it that the break has taken away. */
function lineOf(text: string, style: TextStyle): Line[] {
  const lines = linesOf([{ text }], style, UNBOUNDED)
  return /[-–—/]$/.test(text) ? lines : lines.map(followed)
}
