import type { BlockOf } from '../pdf-document'
import type { Piece } from '../piece'
import { within } from '../structure'
import { styles } from '../styles'
import { linesOf } from '../text/lines'
import { linePieces } from '../text/pieces'
import type { Setting } from './setting'

/** A paragraph. */
export function paragraphPieces({ runs, lead = false }: BlockOf<'paragraph'>, { element, span, prose }: Setting): Piece[] {
  const style = lead ? styles.lead : prose
  return linePieces(within(element, 'P'), linesOf(runs, style, span.width), { span, style })
}
