import { BETWEEN, type SearchEntry } from './entry'
import { fold } from './fold'

/** An entry with its texts folded, once for all queries. */
export type Prepared = {
  entry: SearchEntry
  title: string
  /** Its title and further names. */
  names: readonly string[]
  description: string
  /** Its further names and words as they are shown, with `BETWEEN` of ./entry between them. */
  further: string
  /** The same folded. */
  words: string
}

/** Makes entries ready to be searched. */
export const prepare = (entries: readonly SearchEntry[]): readonly Prepared[] =>
  entries.map((entry) => {
    const title = fold(entry.t)
    const further = [entry.n, entry.w].filter(Boolean).join(BETWEEN)
    const names = entry.n === undefined ? [title] : [title, ...fold(entry.n).split(BETWEEN)]
    return { entry, title, names, description: fold(entry.d), further, words: fold(further) }
  })

/** Shortest word that can be mistyped and still be recognized. */
const SHORTEST = 4

/** Every word of the entries once, for words that look like another. */
export function vocabularyOf(prepared: readonly Prepared[]): readonly string[] {
  const words = new Set<string>()
  for (const { title, description, words: further } of prepared)
    for (const word of `${title} ${further} ${description}`.split(/[^\p{L}\p{N}]+/u)) if (word.length >= SHORTEST) words.add(word)
  return [...words].toSorted()
}
