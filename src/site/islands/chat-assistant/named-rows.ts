import type { ChatRow } from './chat'
import { fold, hasWord } from './folding'

/** By what a question names a row, folded: its name, of a person each word of it too, and its further names. */
export const namesOfRow = ({ name, names, portrait }: ChatRow): readonly string[] =>
  names ? [name, ...(portrait ? name.split(' ') : []), ...names].map(fold) : []

/** The rows that a folded question names. */
export const namedRows = (rows: readonly ChatRow[] | undefined, folded: string): readonly ChatRow[] =>
  (rows ?? []).filter((row) => namesOfRow(row).some((name) => hasWord(folded, name)))
