import { placeIn } from './places'
import type { Prepared } from './prepare'
import type { Query } from './query'
import type { FindSimilar } from './similar'

/** An entry that does not match, but nearly: with the words of it that stand for those of the query. */
export type CloseMatch = { prepared: Prepared; terms: readonly string[] }

/** Most of them that are worth reading. */
const MOST = 20

/**
 * Entries that hold words like those of the query, at least so many of them, and of these the entries that hold most. Those
 * that hold them in the title come first.
 */
export function closeMatches(prepared: readonly Prepared[], query: Query, similar: FindSimilar, least: number): readonly CloseMatch[] {
  const choices = query.words.map((word) => [word, ...similar(word)])
  let most = least
  const found: (CloseMatch & { inTitle: number })[] = []
  for (const one of prepared) {
    const terms: string[] = []
    let inTitle = 0
    for (const words of choices) {
      const term = words.find((word) => placeIn(one.title, word) === 'start') ?? words.find((word) => isIn(one, word))
      if (term === undefined) continue
      terms.push(term)
      if (placeIn(one.title, term)) inTitle++
    }
    if (terms.length < most) continue
    most = terms.length
    found.push({ prepared: one, terms, inTitle })
  }
  return found
    .filter(({ terms }) => terms.length === most)
    .toSorted((a, b) => b.inTitle - a.inTitle)
    .slice(0, MOST)
}

const isIn = ({ words, description }: Prepared, word: string) => placeIn(words, word) === 'start' || placeIn(description, word) === 'start'
