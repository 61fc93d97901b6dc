import { itemAt } from '../../../engine/lib/items'
import { indented } from '../grid'
import { colors } from '../palette'
import type { BlockOf } from '../pdf-document'
import { below, heightOf, kept, type Piece } from '../piece'
import { childElement } from '../structure'
import { linesOf } from '../text/lines'
import { baselineIn } from '../text/pieces'
import type { LayoutContext } from './layout-context'

const INDENT = 16
const NUMBER_INDENT = 20
const BETWEEN = 5
/** Lists up to this height, some four lines, are kept on one page. */
const WHOLE = 84

const NUMBER = { face: 'sansSemibold', color: colors.text } as const

/** A list, of which no single item is on a page. The label of an item is a dash or its number. */
export function listPieces({ ordered, start = 1, items }: BlockOf<'list'>, setting: LayoutContext): Piece[] {
  const list = childElement(setting.element, 'L', { numbered: ordered })
  const { prose } = setting
  const style = ordered ? { ...prose, ...NUMBER, size: prose.size * 0.86 } : prose
  const rows = items.flatMap((blocks, index) => {
    const item = childElement(list, 'LI')
    const label = childElement(item, 'Lbl')
    const sign = itemAt(linesOf([{ text: ordered ? `${start + index}.` : '–' }], style, setting.span.width), 0)
    const inner = { ...setting, span: indented(setting.span, ordered ? NUMBER_INDENT : INDENT), element: childElement(item, 'LBody') }
    const [first, ...others] = setting.flow(blocks, inner)
    if (!first) return []
    const labelled: Piece = {
      ...first,
      draw(pen, top, gap) {
        pen.line(label, sign, { x: setting.span.x, baseline: baselineIn(prose, top) })
        first.draw(pen, top, gap)
      },
    }
    return [below(index === 0 ? 0 : BETWEEN, [labelled, ...others])]
  })
  const pieces = rows.flatMap((row, index) => (index + 1 < rows.length && (index === 0 || index + 2 === rows.length) ? kept(row) : row))
  return heightOf(pieces) <= WHOLE ? [...kept(pieces.slice(0, -1), true), ...pieces.slice(-1)] : pieces
}
