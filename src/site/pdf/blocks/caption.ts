import { fill } from '../../../engine/lib/text'
import { spans } from '../grid'
import { colors } from '../palette'
import { rule } from '../pen/shapes'
import { below, heightOf, kept, type Piece, space, startingWith } from '../piece'
import { childElement } from '../structure'
import { styles } from '../styles'
import { linesOf } from '../text/lines'
import { drawLines, linePieces } from '../text/pieces'
import { isMain, type LayoutContext } from './layout-context'

/** Space between the rule of a figure and what is below it. */
const UNDER_RULE = 9

/** The content of a figure: its flow, whether it takes the full width of the page, and the space above its first text. */
type Content = { pieces: readonly Piece[]; full?: boolean; inset?: number }

/** The label of a figure or table, and its captions. */
type Named = { label: string; captions: readonly string[] }

/** The label that the first caption begins with, such as `Table B4.`, else that of the next figure or table, such as `Figure 3`. */
export function named(setting: LayoutContext, kind: 'figure' | 'table', captions: readonly string[]): Named {
  const [first = '', ...others] = captions
  const [before = '', after = ''] = setting.words[kind].split('{n}')
  const own = /^(\p{L}?\d+(?:\.\d+)*)/u.exec(first.startsWith(before) ? first.slice(before.length) : '')?.[0]
  const label = own === undefined ? '' : before + own + after
  const rest = first.slice(label.length)
  if (own === undefined || !first.startsWith(label) || !/^[.:]\s/.test(rest))
    return { label: fill(setting.words[kind], { n: setting.next(kind) }), captions }
  return { label, captions: [rest.slice(2), ...others] }
}

/**
 * A flow with its caption: in the main text in the margin, under a rule; elsewhere, and at full width, above the flow. `setting.element` is
 * the parent element of both.
 */
export function captioned(setting: LayoutContext, { label, captions }: Named, { pieces, full = false, inset = 0 }: Content): Piece[] {
  if (pieces.length === 0 && captions.length === 0) return []
  const element = childElement(setting.element, 'Caption')
  const beside = isMain(setting) && !full
  const span = beside ? spans.side : full ? spans.full : setting.span
  const name = childElement(element, 'P')
  const labelLines = linesOf([{ text: label }], styles.captionLabel, span.width)
  const texts = captions.map((text) => ({ part: childElement(element, 'P'), lines: linesOf([{ text }], styles.caption, span.width) }))
  const { leading } = styles.caption
  if (!beside) {
    const above = [
      ...linePieces(name, labelLines, { span, style: styles.captionLabel }),
      ...texts.flatMap(({ part, lines }) => linePieces(part, lines, { span, style: styles.caption })),
    ]
    return [...kept(above, true), ...below(7, pieces)]
  }
  const height = (labelLines.length + texts.reduce((sum, { lines }) => sum + lines.length, 0)) * leading
  const caption: Piece = {
    height: UNDER_RULE - inset,
    gap: 0,
    keepWithNext: true,
    draw(pen, top) {
      rule(pen, spans.full, { y: top, color: colors.text })
      drawLines(pen, { element: name, lines: labelLines, span, style: styles.captionLabel, top: top + UNDER_RULE })
      let at = top + UNDER_RULE + labelLines.length * leading
      for (const { part, lines } of texts) {
        drawLines(pen, { element: part, lines, span, style: styles.caption, top: at })
        at += lines.length * leading
      }
    },
  }
  const missing = height + inset - heightOf(pieces)
  const whole = missing > 0 ? [...kept(pieces), space(missing, false)] : pieces
  return [caption, ...startingWith(height, whole)]
}
