import { EXPLAINED, KEYWORD_SEPARATOR } from './entry'
import { hasWhole, isShort, placeIn } from './places'
import type { FoldedEntry } from './prepare'
import type { Query } from './query'

/**
 * Ranks of matches, best first: the title or another name, then keywords, then the description. A query that is a keyword comes before one inside a word
 * of a title, as `rate` in `corporate`.
 */
export const TITLE = { isPage: 0, is: 1, starts: 2, atWord: 3, inside: 5, words: 6 }
export const ELSEWHERE = { isWord: 4, words: 7, wordsInside: 8, description: 9, descriptionInside: 10 }

/** An entry that matches, and its rank: 0 is best. */
export type ExactMatch = { prepared: FoldedEntry; rank: number }

/** The rank of an entry; undefined if a word of the query is not in it. */
function rankOf(prepared: FoldedEntry, query: Query): number | undefined {
  const { names, words, description } = prepared
  const named = rankOfName(prepared, query.phrase)
  if (named !== undefined) return named
  if (isOneOf(words, query.phrase)) return ELSEWHERE.isWord
  let rank = TITLE.words
  for (const word of query.words) {
    const found = names.some((name) => placeIn(name, word)) ? TITLE.words : rankElsewhere(placeIn(words, word), placeIn(description, word))
    if (found === undefined) return undefined
    rank = Math.max(rank, found)
  }
  return rank
}

/**
 * The rank if the title or another name matches the whole query. A page of the site ranks before an entry of the same name. A short query
 * that only begins a word, as `COO` does `cookie`, counts like one inside a word.
 */
function rankOfName({ entry, names }: FoldedEntry, phrase: string): number | undefined {
  let best: number | undefined
  for (const name of names) {
    const place = placeIn(name, phrase)
    if (place === undefined) continue
    if (name === phrase) return entry.k === 'pages' ? TITLE.isPage : TITLE.is
    const isPart = place === 'inside' || (isShort(phrase) && !hasWhole(name, phrase))
    const rank = isPart ? TITLE.inside : name.startsWith(phrase) ? TITLE.starts : TITLE.atWord
    best = Math.min(best ?? rank, rank)
  }
  return best
}

/** Whether the whole query is one of the keywords, or what stands before the explanation of one. */
const isOneOf = (words: string, phrase: string) =>
  words.includes(phrase) &&
  [KEYWORD_SEPARATOR, EXPLAINED].some((end) =>
    `${KEYWORD_SEPARATOR}${words}${KEYWORD_SEPARATOR}`.includes(KEYWORD_SEPARATOR + phrase + end),
  )

/** Whether all matches have the query only inside words of their descriptions, as `clud` in `included`: it may be mistyped. */
export const areByChance = (matches: readonly { rank: number }[]) => matches.every(({ rank }) => rank === ELSEWHERE.descriptionInside)

/** If there are fewer matches than this, weak and close matches are added. */
export const FEW = 3

/**
 * Leaves out pages without a collection, such as lists and the home page, and their sections, that have the query only in their
 * description, if there are enough other matches.
 */
export function withoutGeneral<Match extends { rank: number }>(
  matches: readonly Match[],
  isPageOrSection: (match: Match) => boolean,
): readonly Match[] {
  const telling = matches.filter((match) => match.rank < ELSEWHERE.description || !isPageOrSection(match))
  return telling.length >= FEW ? telling : matches
}

type Place = ReturnType<typeof placeIn>

function rankElsewhere(words: Place, description: Place): number | undefined {
  if (words === 'start') return ELSEWHERE.words
  if (words) return ELSEWHERE.wordsInside
  if (description === 'start') return ELSEWHERE.description
  return description && ELSEWHERE.descriptionInside
}

/** The entries that contain every word of the query, best first; entries of equal rank keep their order. */
export function exactMatches(among: readonly FoldedEntry[], query: Query): readonly ExactMatch[] {
  if (query.words.length === 0) return []
  const ranks: ExactMatch[][] = []
  for (const prepared of among) {
    const rank = rankOf(prepared, query)
    if (rank === undefined) continue
    const equal = ranks[rank]
    if (equal) equal.push({ prepared, rank })
    else ranks[rank] = [{ prepared, rank }]
  }
  return ranks.flat()
}
