import { placeIn } from './places'
import type { FoldedEntry } from './prepare'
import type { Query } from './query'
import type { FindSimilar } from './similar'

/** An entry that does not match exactly, and its words that are similar to words of the query. */
export type CloseMatch = { prepared: FoldedEntry; terms: readonly string[] }

/** Maximum number of close matches. */
export const MOST = 20

/** The number of words of a query that a close match needs: all of them if there are exact matches, otherwise half of them. */
export const leastClose = (words: number, isFound: boolean) => (isFound ? words : Math.ceil(words / 2))

/** Whether an entry has only half of the words, and none as it is written: of a name of two words, one is often similar to another. */
export const isByAccident = (found: number, written: number, words: number) => written === 0 && 2 * found === words

type Closeness = { similar: FindSimilar; least: number }

/**
 * The entries with words similar to those of the query, with at least `least` of them, and only those with the most. Entries with more of
 * them in the title come first.
 */
export function closeMatches(prepared: readonly FoldedEntry[], query: Query, { similar, least }: Closeness): readonly CloseMatch[] {
  const choices = query.words.map((word) => [word, ...similar(word)])
  let most = least
  const found: (CloseMatch & { inTitle: number })[] = []
  for (const one of prepared) {
    const terms: string[] = []
    let written = 0
    let inTitle = 0
    for (const words of choices) {
      const term = words.find((word) => placeIn(one.title, word) === 'start') ?? words.find((word) => isIn(one, word))
      if (term === undefined) continue
      terms.push(term)
      if (term === words[0]) written++
      if (placeIn(one.title, term)) inTitle++
    }
    if (terms.length < most || isByAccident(terms.length, written, choices.length)) continue
    most = terms.length
    found.push({ prepared: one, terms, inTitle })
  }
  return found
    .filter(({ terms }) => terms.length === most)
    .toSorted((a, b) => b.inTitle - a.inTitle)
    .slice(0, MOST)
}

const isIn = ({ words, description }: FoldedEntry, word: string) =>
  placeIn(words, word) === 'start' || placeIn(description, word) === 'start'
