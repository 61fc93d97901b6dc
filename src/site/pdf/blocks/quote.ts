import { indented } from '../grid'
import { colors } from '../palette'
import type { BlockOf } from '../pdf-document'
import { upright } from '../pen/shapes'
import { backed, below, kept, type Piece } from '../piece'
import { childElement } from '../structure'
import { styles } from '../styles'
import { linesOf } from '../text/lines'
import { linePieces } from '../text/pieces'
import type { LayoutContext } from './layout-context'

const INDENT = 18
/** Quotations of at least this many characters are set like long text. */
const LONG = 600

const lengthOf = (blocks: BlockOf<'quote'>['blocks']): number =>
  blocks.reduce((sum, block) => sum + (block.kind === 'paragraph' ? block.runs.reduce((own, { text }) => own + text.length, 0) : 0), 0)

/** A quotation with a line next to it, and its source. */
export function quotePieces({ blocks, by, role }: BlockOf<'quote'>, setting: LayoutContext): Piece[] {
  const quote = childElement(setting.element, 'BlockQuote')
  const span = indented(setting.span, INDENT)
  const prose = lengthOf(blocks) < LONG ? styles.quote : { ...setting.prose, face: 'textItalic' as const }
  const words = setting.flow(blocks, { ...setting, span, element: quote, prose })
  const source = [
    { style: styles.smallStrong, text: by },
    { style: styles.smallMuted, text: role ?? '' },
  ].flatMap(({ style, text }, index) => {
    const lines = linePieces(childElement(quote, 'P'), linesOf([{ text }], style, span.width), { span, style })
    return index === 0 ? below(9, kept(lines, true)) : lines
  })
  const pieces = source.length > 0 ? [...kept(words), ...source] : words
  const end = pieces.length - 1
  return backed(
    pieces.map((piece, index) => (index === end ? { ...piece, keepWithNext: false } : piece)),
    (pen, top, height) => upright(pen, { x: setting.span.x + 1, top, bottom: top + height, color: colors.signal, weight: 1.5 }),
  )
}
