import type { ChatRow } from './chat'
import { fold, hasWord } from './folding'

/** By what a question names a row, folded: its name, of a person each word of it too, and its further names. */
export const namesOfRow = ({ name, names, portrait }: ChatRow): readonly string[] =>
  names ? [name, ...(portrait ? name.split(' ') : []), ...names].map(fold) : []

/** The rows that a folded question names, but for those by a part of a longer name: IT by the word in "cloud and infrastructure". */
export function namedRows(rows: readonly ChatRow[] | undefined, folded: string): readonly ChatRow[] {
  const named = (rows ?? []).flatMap((row) => {
    const names = namesOfRow(row).filter((name) => hasWord(folded, name))
    return names.length > 0 ? [{ row, names }] : []
  })
  const all = named.flatMap(({ names }) => names)
  const isPart = (name: string) => all.some((other) => other.length > name.length && hasWord(other, name))
  return named.filter(({ names }) => !names.every(isPart)).map(({ row }) => row)
}
