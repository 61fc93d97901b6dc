import { sharedAttempts } from '../../../engine/islands/attempts'
import { closeMatches, leastClose } from './close'
import { type GroupName, groupOf, isGeneral, type SearchEntry } from './entry'
import { bestFirst, countGroups } from './groups'
import { type Hit, hitOf } from './hit'
import { foldEntries, vocabularyOf } from './prepare'
import { type Query, queryOf, readingsOf, tellingWords, withoutSigns } from './query'
import { areByChance, ELSEWHERE, exactMatches, FEW, withoutGeneral } from './rank'
import { type FindSimilar, loadSimilar } from './similar'

/* The model of the site search (specification, 6.2). Exact matches come first, by group, the group with the best match first. If there
   are few, close matches follow in a group of their own; they come first if the exact ones are accidental. */

/** A search request: the text, an optional group, and the maximum number of results per group. */
export type SearchRequest = { query: string; group?: GroupName | undefined; limit: number }

/** A group of results. */
export type ResultGroup = {
  name: GroupName | 'best' | 'close' | 'texts'
  /** Number of matches; `hits` may be fewer. */
  found: number
  /** Number of entries in the group, matching or not. */
  size: number
  hits: readonly Hit[]
}

export type SearchAnswer = {
  query: string
  found: number
  groups: readonly ResultGroup[]
  /** Addresses of all exact matches; for an index in parts, only of those shown. */
  exact: readonly string[]
  /** The query as a whole is in the title, a name or a keyword of one of them. */
  isNamed?: true
}

/** Says so if the query as a whole is in the title, a name or a keyword of a match. */
export const naming = (matches: readonly { rank: number }[]): Pick<SearchAnswer, 'isNamed'> =>
  matches.some(({ rank }) => rank <= ELSEWHERE.isWord) ? { isNamed: true } : {}

/** The first reading of a query that has exact matches, and these. Without any, it is what close matches could have. */
function firstRead(entries: Parameters<typeof exactMatches>[0], typed: Query) {
  // Punctuation is part of the query if a text contains it, as in `CI/CD`.
  for (const query of readingsOf(typed)) {
    const all = exactMatches(entries, query)
    if (all.length > 0) return { query, all }
  }
  const plain = withoutSigns(typed)
  return { query: { ...plain, words: tellingWords(plain.words) }, all: [] }
}

/** Answers a request. It never fails because of a text; a search of an index in parts rejects if a part cannot be fetched. */
export type Search = (request: SearchRequest) => Promise<SearchAnswer>

/** Creates the search of an index. */
export function createSearch(
  entries: readonly SearchEntry[],
  load: (words: readonly string[]) => Promise<FindSimilar> = loadSimilar,
): Search {
  const prepared = foldEntries(entries)
  const sizes = countGroups(prepared, ({ entry }) => groupOf(entry.k))
  const similar = sharedAttempts(() => load(vocabularyOf(prepared)))
  // If spelling correction cannot be loaded, there are only exact matches.
  const getSimilar = () => similar().catch((): FindSimilar => () => [])
  // Loaded while the visitor types, so that results do not wait for it.
  void getSimilar()

  return async ({ query: text, group, limit }) => {
    const typed = queryOf(text)
    const among = group ? prepared.filter(({ entry }) => groupOf(entry.k) === group) : prepared
    const { query, all } = firstRead(among, typed)
    const exact = withoutGeneral(all, ({ prepared: { entry } }) => isGeneral(entry.k))
    const groups = bestFirst(exact, ({ prepared: { entry } }) => entry.k).map(({ name, own }): ResultGroup => {
      const hits = own.slice(0, limit).map(({ prepared: one }) => hitOf(one, query))
      return { name, found: own.length, size: sizes[name], hits }
    })
    const answer = { query: text, found: exact.length, groups, exact: exact.map(({ prepared: { entry } }) => entry.u), ...naming(exact) }
    const byChance = areByChance(exact)
    if ((exact.length >= FEW && !byChance) || query.words.length === 0) return answer

    const known = new Set(exact.map(({ prepared: one }) => one))
    const others = among.filter((one) => !known.has(one))
    const least = leastClose(query.words.length, exact.length > 0)
    const close = closeMatches(others, query, { similar: await getSimilar(), least })
    if (close.length === 0) return answer
    const hits = close.slice(0, limit).map((match) => hitOf(match.prepared, { words: match.terms }))
    const closeGroup: ResultGroup = { name: 'close', found: close.length, size: close.length, hits }
    return {
      ...answer,
      found: exact.length + close.length,
      groups: byChance ? [closeGroup, ...groups] : [...groups, closeGroup],
    }
  }
}
