import { fill } from '../../../engine/lib/text'
import { spans } from '../grid'
import { colors } from '../palette'
import { rule } from '../pen/shapes'
import { below, heightOf, kept, type Piece, space, startingWith } from '../piece'
import { within } from '../structure'
import { styles } from '../styles'
import { linesOf } from '../text/lines'
import { drawLines, linePieces } from '../text/pieces'
import { isMain, type Setting } from './setting'

/** Space between the rule of a figure and what is below it. */
const UNDER_RULE = 9

/** What stands in a figure: its flow, whether it takes the full width of the page, and the room above its own first text. */
type Content = { pieces: readonly Piece[]; full?: boolean; inset?: number }

/** The name of the next figure or table, such as `Figure 3`. */
export const nextLabel = (setting: Setting, kind: 'figure' | 'table'): string => fill(setting.words[kind], { n: setting.next(kind) })

/**
 * A flow with its caption: beside it under a rule in the main text, above it elsewhere, and where it takes the full width. `setting.element`
 * is the element of both.
 */
export function captioned(
  setting: Setting,
  label: string,
  captions: readonly string[],
  { pieces, full = false, inset = 0 }: Content,
): Piece[] {
  if (pieces.length === 0 && captions.length === 0) return []
  const element = within(setting.element, 'Caption')
  const beside = isMain(setting) && !full
  const span = beside ? spans.side : full ? spans.full : setting.span
  const name = within(element, 'P')
  const labelLines = linesOf([{ text: label }], styles.captionLabel, span.width)
  const texts = captions.map((text) => ({ part: within(element, 'P'), lines: linesOf([{ text }], styles.caption, span.width) }))
  const { leading } = styles.caption
  if (!beside) {
    const above = [
      ...linePieces(name, labelLines, span, styles.captionLabel),
      ...texts.flatMap(({ part, lines }) => linePieces(part, lines, span, styles.caption)),
    ]
    return [...kept(above, true), ...below(7, pieces)]
  }
  const height = (labelLines.length + texts.reduce((sum, { lines }) => sum + lines.length, 0)) * leading
  const caption: Piece = {
    height: UNDER_RULE - inset,
    gap: 0,
    keep: true,
    draw(pen, top) {
      rule(pen, spans.full, top, colors.text)
      drawLines(pen, name, labelLines, span, styles.captionLabel, top + UNDER_RULE)
      let at = top + UNDER_RULE + labelLines.length * leading
      for (const { part, lines } of texts) {
        drawLines(pen, part, lines, span, styles.caption, at)
        at += lines.length * leading
      }
    },
  }
  const missing = height + inset - heightOf(pieces)
  const whole = missing > 0 ? [...kept(pieces), space(missing, false)] : pieces
  return [caption, ...startingWith(height, whole)]
}
