import type { SearchEntry } from './entry'
import { fold } from './fold'

/** An entry with its texts folded, once for all queries. */
export type Prepared = {
  entry: SearchEntry
  title: string
  description: string
  /** Its further words, with `BETWEEN` of ./entry between them. */
  words: string
}

/** Makes entries ready to be searched. */
export const prepare = (entries: readonly SearchEntry[]): readonly Prepared[] =>
  entries.map((entry) => ({ entry, title: fold(entry.t), description: fold(entry.d), words: fold(entry.w ?? '') }))

/** Shortest word that can be mistyped and still be recognized. */
const SHORTEST = 4

/** Every word of the entries once, for words that look like another. */
export function vocabularyOf(prepared: readonly Prepared[]): readonly string[] {
  const words = new Set<string>()
  for (const { title, description, words: further } of prepared)
    for (const word of `${title} ${further} ${description}`.split(/[^\p{L}\p{N}]+/u)) if (word.length >= SHORTEST) words.add(word)
  return [...words].toSorted()
}
