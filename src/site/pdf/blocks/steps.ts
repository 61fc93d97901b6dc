import { itemAt } from '../../../engine/lib/items'
import { indented } from '../grid'
import { colors } from '../palette'
import type { BlockOf } from '../pdf-document'
import { upright } from '../pen/shapes'
import { below, type Piece } from '../piece'
import { childElement } from '../structure'
import { styles } from '../styles'
import { linesOf } from '../text/lines'
import { drawLines } from '../text/pieces'
import type { LayoutContext } from './layout-context'

const RADIUS = 9
const INDENT = 30
const BETWEEN = 10

/** Numbered points on a line. */
export function stepsPieces({ items }: BlockOf<'steps'>, setting: LayoutContext): Piece[] {
  const list = childElement(setting.element, 'L', { numbered: true })
  const { prose, span } = setting
  const center = span.x + RADIUS
  const middle = prose.leading / 2
  const style = { ...styles.smallStrong, leading: prose.leading }
  return items.flatMap((blocks, index) => {
    const item = childElement(list, 'LI')
    const label = childElement(item, 'Lbl')
    const sign = itemAt(linesOf([{ text: `${index + 1}` }], style, INDENT), 0)
    const inner = { ...setting, span: indented(span, INDENT), element: childElement(item, 'LBody') }
    const [first, ...others] = setting.flow(blocks, inner)
    if (!first) return []
    const isLast = index === items.length - 1
    const begin: Piece = {
      ...first,
      draw(pen, top, gap) {
        if (index > 0 && gap > 0)
          upright(pen, { x: center, top: top - gap, bottom: top + middle - RADIUS, color: colors.text, weight: 0.5 })
        if (!isLast) upright(pen, { x: center, top: top + middle + RADIUS, bottom: top + first.height, color: colors.text, weight: 0.5 })
        pen.decoration((doc) => {
          doc
            .circle(center, top + middle, RADIUS)
            .lineWidth(0.75)
            .stroke(colors.text)
        })
        drawLines(pen, { element: label, lines: [sign], span: { x: span.x, width: 2 * RADIUS }, style, top, align: 'center' })
        first.draw(pen, top, gap)
      },
    }
    const line = isLast
      ? others
      : others.map((piece) => ({
          ...piece,
          draw: (...[pen, top, gap]: Parameters<Piece['draw']>) => {
            upright(pen, { x: center, top: top - gap, bottom: top + piece.height, color: colors.text, weight: 0.5 })
            piece.draw(pen, top, gap)
          },
        }))
    return below(index === 0 ? 0 : BETWEEN, [begin, ...line])
  })
}
