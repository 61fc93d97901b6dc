import { itemAt } from '../../../engine/lib/items'
import { spans } from '../grid'
import { colors } from '../palette'
import type { BlockOf } from '../pdf-document'
import { litPoint, rule } from '../pen/shapes'
import { kept, type Piece } from '../piece'
import { childElement } from '../structure'
import { styles } from '../styles'
import { balancedLines, linesOf, withTrailingSpace } from '../text/lines'
import { baselineIn, linePieces } from '../text/pieces'
import { isMain, type LayoutContext } from './layout-context'

const STYLES = { 1: styles.chapter, 2: styles.section, 3: styles.detail }
/** Space between the rule of a chapter and its heading. */
const UNDER_RULE = 14

/** A heading, kept on the page of what follows. A chapter begins with a rule and the highlighted point, and has its number next to it. */
export function headingPieces({ level, text }: BlockOf<'heading'>, setting: LayoutContext, number?: number): Piece[] {
  const style = STYLES[level]
  const element = childElement(setting.element, setting.headingRole(level))
  const lines = balancedLines([{ text }], style, setting.span.width)
  const pieces = kept(linePieces(element, lines, { span: setting.span, style }), true)
  const [first, ...others] = pieces
  if (!first) return []
  const mark = { level, text }
  if (level > 1 || !isMain(setting)) return [{ ...first, mark }, ...others]
  const begin: Piece = {
    ...first,
    height: first.height + UNDER_RULE,
    mark,
    draw(pen, top, gap) {
      rule(pen, spans.full, { y: top, color: colors.text, weight: 0.75 })
      litPoint(pen, spans.full.x, top)
      if (pen.numbered && number !== undefined) {
        const label = itemAt(linesOf([{ text: `${number}` }], style, spans.side.width), 0)
        pen.line(element, withTrailingSpace(label), { x: spans.side.x, baseline: baselineIn(style, top + UNDER_RULE) })
      }
      first.draw(pen, top + UNDER_RULE, gap)
    },
  }
  return [begin, ...others]
}
