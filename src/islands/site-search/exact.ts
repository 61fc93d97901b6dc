import { placeIn } from './places'
import type { Prepared } from './prepare'
import type { Query } from './query'

/** Ranks of a match, the best first: the title counts most, then further words, then the description. */
const TITLE = { is: 0, starts: 1, atWord: 2, inside: 3, words: 4 }
const ELSEWHERE = { words: 5, wordsInside: 6, description: 7, descriptionInside: 8 }

/** How well an entry matches, 0 is best; undefined where a word of the query stands nowhere in it. */
function rankOf({ title, words, description }: Prepared, query: Query): number | undefined {
  const inTitle = placeIn(title, query.phrase)
  if (inTitle) {
    if (title === query.phrase) return TITLE.is
    if (title.startsWith(query.phrase)) return TITLE.starts
    return inTitle === 'start' ? TITLE.atWord : TITLE.inside
  }
  let rank = TITLE.words
  for (const word of query.words) {
    const found = placeIn(title, word) ? TITLE.words : rankElsewhere(placeIn(words, word), placeIn(description, word))
    if (found === undefined) return undefined
    rank = Math.max(rank, found)
  }
  return rank
}

type Place = ReturnType<typeof placeIn>

function rankElsewhere(words: Place, description: Place): number | undefined {
  if (words === 'start') return ELSEWHERE.words
  if (words) return ELSEWHERE.wordsInside
  if (description === 'start') return ELSEWHERE.description
  return description && ELSEWHERE.descriptionInside
}

/** The entries that hold every word of the query, the best first; equal ones in their order. */
export function exactMatches(prepared: readonly Prepared[], query: Query): readonly Prepared[] {
  if (query.words.length === 0) return []
  const ranks: Prepared[][] = []
  for (const one of prepared) {
    const rank = rankOf(one, query)
    if (rank === undefined) continue
    const equal = ranks[rank]
    if (equal) equal.push(one)
    else ranks[rank] = [one]
  }
  return ranks.flat()
}
