import { KEYWORD_SEPARATOR, type SearchEntry } from './entry'
import { fold } from './fold'

/** An entry with its texts folded once, for all queries. */
export type FoldedEntry = {
  entry: SearchEntry
  title: string
  /** Its title and other names, folded. */
  names: readonly string[]
  description: string
  /** Its other names, its keywords and the name of its page as displayed, separated by `BETWEEN` of ./entry. */
  further: string
  /** The same, folded. */
  words: string
}

/** Folds the texts of entries. */
export const foldEntries = (entries: readonly SearchEntry[]): readonly FoldedEntry[] =>
  entries.map((entry) => {
    const title = fold(entry.t)
    const further = [entry.n, entry.w, entry.s].filter(Boolean).join(KEYWORD_SEPARATOR)
    const names = entry.n === undefined ? [title] : [title, ...fold(entry.n).split(KEYWORD_SEPARATOR)]
    return { entry, title, names, description: fold(entry.d), further, words: fold(further) }
  })

/** Shortest word that spelling correction suggests. */
const SHORTEST = 4

/** Every distinct word of the entries, for spelling correction. */
export function vocabularyOf(prepared: readonly FoldedEntry[]): readonly string[] {
  const words = new Set<string>()
  for (const { title, description, words: further } of prepared)
    for (const word of `${title} ${further} ${description}`.split(/[^\p{L}\p{N}]+/u)) if (word.length >= SHORTEST) words.add(word)
  return [...words].toSorted()
}
