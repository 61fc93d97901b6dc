import type { ChatRow } from './chat'
import { fold, hasWord } from './folding'

/** The rows that a folded question names. */
export const namedRows = (rows: readonly ChatRow[] | undefined, folded: string): readonly ChatRow[] =>
  (rows ?? []).filter(({ name, names }) => names && [name, ...names].some((word) => hasWord(folded, fold(word))))
