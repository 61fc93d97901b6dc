import type { Span } from '../grid'
import { colors } from '../palette'
import type { BlockOf } from '../pdf-document'
import { rule } from '../pen/shapes'
import type { Piece } from '../piece'
import { childElement } from '../structure'
import { scaled, styles, type TextStyle } from '../styles'
import { widthIn } from '../text/fragment'
import { balancedLines, type Line, linesOf } from '../text/lines'
import { drawLines } from '../text/pieces'
import { type LayoutContext, wideSpan } from './layout-context'

const GUTTER = 14
const UNDER_RULE = 6
const BETWEEN = 16
const SMALLEST = 16

type Item = BlockOf<'stats'>['items'][number]

/** Number of figures per row: four if their values are short. */
function perRow(items: readonly Item[], span: Span): number {
  if (items.length <= 3) return Math.max(1, items.length)
  const four = (span.width - 3 * GUTTER) / 4
  const fits = items.every(({ value }) => widthIn(value, styles.figure.face, styles.figure) <= four)
  return fits && items.length !== 5 && items.length !== 6 ? 4 : 3
}

/** The style in which all values of a row fit their columns. */
function valueStyle(items: readonly Item[], width: number): TextStyle {
  const widest = Math.max(...items.map(({ value }) => widthIn(value, styles.figure.face, styles.figure)))
  return scaled(styles.figure, Math.max(SMALLEST, Math.min(styles.figure.size, (styles.figure.size * (width - GUTTER / 2)) / widest)))
}

/** Figures side by side, each under a rule, with its label below. */
export function statsPieces({ items }: BlockOf<'stats'>, setting: LayoutContext): Piece[] {
  const span = wideSpan(setting)
  const list = childElement(setting.element, 'L')
  const count = perRow(items, span)
  const width = (span.width - (count - 1) * GUTTER) / count
  const style = valueStyle(items, width)
  const label = styles.smallMuted
  const pieces: Piece[] = []
  for (let start = 0; start < items.length; start += count) {
    const cells = items.slice(start, start + count).map((item, index) => {
      const element = childElement(list, 'LI')
      const own = { x: span.x + index * (width + GUTTER), width }
      const value: Line[] = linesOf([{ text: item.value }], style, width)
      const lines = balancedLines([{ text: item.label }], label, width)
      const height = UNDER_RULE + value.length * style.leading + 2 + lines.length * label.leading
      return { element, sign: childElement(element, 'Lbl'), body: childElement(element, 'LBody'), own, value, lines, height }
    })
    pieces.push({
      height: Math.max(...cells.map(({ height }) => height)),
      gap: start === 0 ? 0 : BETWEEN,
      keepWithNext: false,
      draw(pen, top) {
        for (const { own, sign, body, value, lines } of cells) {
          rule(pen, own, { y: top, color: colors.text })
          drawLines(pen, { element: sign, lines: value, span: own, style, top: top + UNDER_RULE })
          drawLines(pen, { element: body, lines, span: own, style: label, top: top + UNDER_RULE + value.length * style.leading + 2 })
        }
      },
    })
  }
  return pieces
}
