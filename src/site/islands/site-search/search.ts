import { sharedAttempts } from '../../../engine/islands/attempts'
import { closeMatches } from './close'
import { GROUPS, type GroupName, groupOf, type SearchEntry } from './entry'
import { type ExactMatch, exactMatches } from './exact'
import { type Hit, hitOf } from './hit'
import { type Prepared, prepare, vocabularyOf } from './prepare'
import { queryOf, withoutSigns } from './query'
import { type FindSimilar, loadSimilar } from './similar'

/*
 * The model of the site search (specification, 6.2): what holds the words comes first, by group, the group with the best match
 * before the others; where that is little, what nearly holds them follows in a group of its own.
 */

/** What is asked for: results for a text, of one group or all, so many of each. */
export type SearchRequest = { query: string; group?: GroupName | undefined; limit: number }

/** Some results that belong together. */
export type ResultGroup = {
  name: GroupName | 'close'
  /** How many there are; `hits` may be fewer. */
  found: number
  /** How many entries the group has, found or not. */
  size: number
  hits: readonly Hit[]
}

export type SearchAnswer = { query: string; found: number; groups: readonly ResultGroup[] }

/** Answers what is asked. It never fails for what a visitor types. */
export type Search = (request: SearchRequest) => Promise<SearchAnswer>

/** Fewer exact matches than these are followed by close ones. */
const FEW = 3

/** Makes the search of an index. */
export function createSearch(
  entries: readonly SearchEntry[],
  load: (words: readonly string[]) => Promise<FindSimilar> = loadSimilar,
): Search {
  const prepared = prepare(entries)
  const sizes = countGroups(prepared)
  const similar = sharedAttempts(() => load(vocabularyOf(prepared)))
  // Where it does not come, there are exact matches only.
  const getSimilar = () => similar().catch((): FindSimilar => () => [])
  // Fetched while the visitor types, so that no result waits for it.
  void getSimilar()

  return async ({ query: text, group, limit }) => {
    const typed = queryOf(text)
    const among = group ? prepared.filter(({ entry }) => groupOf(entry.k) === group) : prepared
    const asTyped = exactMatches(among, typed)
    // Signs mean something where the texts have them, as in `CI/CD`; else they are no part of the words.
    const query = asTyped.length > 0 ? typed : withoutSigns(typed)
    const exact = asTyped.length > 0 || query.phrase === typed.phrase ? asTyped : exactMatches(among, query)
    const groups = bestFirst(exact).map(({ name, own }): ResultGroup => {
      const hits = own.slice(0, limit).map(({ prepared: one }) => hitOf(one, query))
      return { name, found: own.length, size: sizes[name], hits }
    })
    if (exact.length >= FEW || query.words.length === 0) return { query: text, found: exact.length, groups }

    const known = new Set(exact.map(({ prepared: one }) => one))
    const others = among.filter((one) => !known.has(one))
    // Beside what holds every word, half of them are not near.
    const least = exact.length > 0 ? query.words.length : Math.ceil(query.words.length / 2)
    const close = closeMatches(others, query, await getSimilar(), least)
    if (close.length === 0) return { query: text, found: exact.length, groups }
    const hits = close.slice(0, limit).map((match) => hitOf(match.prepared, { words: match.terms }))
    return {
      query: text,
      found: exact.length + close.length,
      groups: [...groups, { name: 'close', found: close.length, size: close.length, hits }],
    }
  }
}

/** Matches by group: the group whose first is the best comes first, equal groups in the order of all. */
function bestFirst(matches: readonly ExactMatch[]) {
  return GROUPS.flatMap((name) => {
    const own = matches.filter(({ prepared: { entry } }) => groupOf(entry.k) === name)
    const [first] = own
    return first ? [{ name, own, rank: first.rank }] : []
  }).toSorted((a, b) => a.rank - b.rank)
}

function countGroups(prepared: readonly Prepared[]): Record<GroupName, number> {
  const sizes = { services: 0, industries: 0, insights: 0, pages: 0 }
  for (const { entry } of prepared) sizes[groupOf(entry.k)]++
  return sizes
}
