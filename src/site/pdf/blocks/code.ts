import { colors } from '../palette'
import type { BlockOf } from '../pdf-document'
import { area } from '../pen/shapes'
import { grounded, type Piece } from '../piece'
import { childElement } from '../structure'
import { styles } from '../styles'
import { fragmentsOf, totalWidth, widthIn } from '../text/fragment'
import type { Line } from '../text/lines'
import { linePieces } from '../text/pieces'
import { type LayoutContext, wideSpan } from './layout-context'

const PADDING = { x: 12, y: 10 }

/** Code as written. Longer lines are wrapped, since a page cannot be scrolled. */
export function codePieces({ text }: BlockOf<'code'>, setting: LayoutContext): Piece[] {
  const outer = wideSpan(setting)
  const span = { x: outer.x + PADDING.x, width: outer.width - 2 * PADDING.x }
  const { code } = styles
  const most = Math.max(1, Math.floor(span.width / widthIn('0', code.face, code)))
  const parts = text
    .replace(/\n+$/, '')
    .replaceAll('\t', '  ')
    .split('\n')
    .flatMap((line) => line.match(new RegExp(`.{1,${most}}`, 'gu')) ?? [' '])
  const lines = parts.map((part): Line => {
    const fragments = fragmentsOf(part, code)
    return { fragments, width: totalWidth(fragments) }
  })
  const element = childElement(childElement(setting.element, 'P'), 'Code')
  return grounded(linePieces(element, lines, { span, style: code }), PADDING.y, (pen, top, height) =>
    area(pen, { ...outer, top, height }, colors.sunken),
  )
}
