import type { BlockOf } from '../pdf-document'
import type { Piece } from '../piece'
import { childElement } from '../structure'
import { captioned, named } from './caption'
import { chartPieces } from './chart'
import { type LayoutContext, wideSpan } from './layout-context'
import { tablePieces } from './table'

/** Blocks with a caption. A single table or chart gets the caption as its own. */
export function figurePieces({ caption, blocks }: BlockOf<'figure'>, setting: LayoutContext): Piece[] {
  const [only] = blocks
  if (blocks.length === 1 && only?.kind === 'table') return tablePieces(only, setting, [caption])
  if (blocks.length === 1 && only?.kind === 'chart') return chartPieces(only, setting, [caption])
  const element = childElement(setting.element, 'Div')
  const pieces = setting.flow(blocks, { ...setting, span: { ...wideSpan(setting) }, element })
  if (pieces.length === 0) return []
  return captioned({ ...setting, element }, named(setting, 'figure', [caption]), { pieces })
}
