import { colors } from '../palette'
import type { BlockOf } from '../pdf-document'
import { area } from '../pen/shapes'
import { below, grounded, kept, type Piece } from '../piece'
import { childElement } from '../structure'
import { styles } from '../styles'
import { linesOf } from '../text/lines'
import { linePieces } from '../text/pieces'
import type { LayoutContext } from './layout-context'

const PADDING = { x: 16, y: 13 }
const TONES = {
  note: { ground: colors.note, mark: colors.brand },
  good: { ground: colors.good, mark: colors.goodMark },
  // A reservation is no error, so it has the color of text.
  bad: { ground: colors.sunken, mark: colors.text },
} as const

/** A note on a background of its tone. */
export function calloutPieces({ tone, title, blocks }: BlockOf<'callout'>, setting: LayoutContext): Piece[] {
  const element = childElement(setting.element, 'Div')
  const span = { x: setting.span.x + PADDING.x, width: setting.span.width - 2 * PADDING.x }
  const head = { ...styles.note, face: 'sansSemibold' as const, color: TONES[tone].mark }
  const titled = title
    ? kept(linePieces(childElement(element, 'P'), linesOf([{ text: title }], head, span.width), { span, style: head }), true)
    : []
  const body = setting.flow(blocks, { ...setting, span, element, prose: styles.note })
  const pieces = [...titled, ...(titled.length > 0 ? below(3, body) : body)]
  return grounded(pieces, PADDING.y, (pen, top, height) => area(pen, { ...setting.span, top, height }, TONES[tone].ground))
}
