import type { BlockOf } from '../pdf-document'
import type { Piece } from '../piece'
import { childElement } from '../structure'
import { styles } from '../styles'
import { linesOf } from '../text/lines'
import { linePieces } from '../text/pieces'
import type { LayoutContext } from './layout-context'

/** A paragraph. */
export function paragraphPieces({ runs, lead = false }: BlockOf<'paragraph'>, { element, span, prose }: LayoutContext): Piece[] {
  const style = lead ? styles.lead : prose
  return linePieces(childElement(element, 'P'), linesOf(runs, style, span.width), { span, style })
}
