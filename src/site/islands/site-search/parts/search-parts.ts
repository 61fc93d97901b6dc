import { leastClose } from '../close'
import { groupOf, isGeneral, type SearchKind } from '../entry'
import { bestFirst, countGroups } from '../groups'
import { type Hit, hitOf, type Terms } from '../hit'
import type { FoldedEntry } from '../prepare'
import { type Query, queryOf, readingsOf, tellingWords, withoutSigns } from '../query'
import { exactMatches, FEW, withoutGeneral } from '../rank'
import { naming, type ResultGroup, type Search } from '../search'
import { type FindSimilar, isCorrected, loadSimilar } from '../similar'
import { closeEntries } from './close-terms'
import { KIND_BASE, type Manifest } from './manifest'
import type { Postings } from './postings'
import { rankEntries } from './rank-terms'
import { createPartReader, type Fetch, type PartReader } from './read-parts'
import { termsOf } from './terms'

/* The search of an index in parts. It answers like ../search, with two differences: a word matches at the start of words only, and
   corrections have the same first letter. */

/** Number of terms of a query that are used, since each may need a part of its own. */
const MOST_TERMS = 8

/** Creates the search of an index in parts. `fetch` is expected to cache. */
export function createSearchOfParts(manifest: Manifest, fetch: Fetch): Search {
  const parts = createPartReader(manifest, fetch)
  const kinds = Array.from(manifest.kindOf, (digit): SearchKind => manifest.kinds[Number.parseInt(digit, KIND_BASE)] ?? 'pages')
  const kindAt = (number: number) => kinds[number] ?? 'pages'
  const sizes = countGroups(kinds, groupOf)

  return async ({ query: text, group, limit }) => {
    const isAmong = (number: number) => group === undefined || groupOf(kindAt(number)) === group
    const isPage = (number: number) => kinds[number] === 'pages'
    const ranking = async (typed: Query) => {
      const sequence = termsOf(typed.phrase).slice(0, MOST_TERMS)
      const terms = [...new Set(sequence)]
      const postings = await postingsOf(terms, parts)
      const ranked = rankEntries({ sequence, postings }, isPage).filter(({ number }) => isAmong(number))
      return { typed, terms, postings, ranked }
    }
    const [first, ...others] = readingsOf(queryOf(text))
    const asTyped = await ranking(first)
    let found = asTyped
    for (const reading of others) if (found.ranked.length === 0) found = await ranking(reading)
    const { typed, terms, postings, ranked } = found.ranked.length > 0 ? found : asTyped
    const exact = withoutGeneral(ranked, ({ number }) => isGeneral(kindAt(number)))
    const groups = bestFirst(exact, ({ number }) => kindAt(number)).map(({ name, own }) => ({ name, own, shown: own.slice(0, limit) }))

    const known = new Set(exact.map(({ number }) => number))
    const wanted = exact.length > 0 ? terms : tellingWords(terms)
    const close =
      exact.length >= FEW || wanted.length === 0
        ? []
        : closeEntries(
            await choicesOf(wanted, postings, parts),
            (number) => isAmong(number) && !known.has(number),
            leastClose(wanted.length, exact.length > 0),
          )
    const closeShown = close.slice(0, limit)

    const records = await parts.records([...groups.flatMap(({ shown }) => shown), ...closeShown].map(({ number }) => number))
    const results = groups.map(({ name, own, shown }): ResultGroup => {
      const hits = hitsOf(shown, records, (prepared) => shownQuery(prepared, typed))
      return { name, found: own.length, size: sizes[name], hits }
    })
    const closeHits = hitsOf(closeShown, records, (_, { terms: words }) => ({ words }))
    const closeGroup: ResultGroup = { name: 'close', found: close.length, size: close.length, hits: closeHits }
    return {
      query: text,
      found: exact.length + close.length,
      groups: close.length > 0 ? [...results, closeGroup] : results,
      exact: results.flatMap(({ hits }) => hits.map(({ address }) => address)),
      ...naming(exact),
    }
  }
}

/** The entries with each term. */
async function postingsOf(terms: readonly string[], parts: Pick<PartReader, 'postings'>): Promise<ReadonlyMap<string, Postings>> {
  return new Map(await Promise.all(terms.map(async (term) => [term, await parts.postings(term)] as const)))
}

/** For each term, the term itself, and similar words if no entry has it. */
function choicesOf(terms: readonly string[], known: ReadonlyMap<string, Postings>, parts: PartReader) {
  return Promise.all(
    terms.map(async (term) => {
      const postings: Postings = known.get(term) ?? new Map()
      if (postings.size > 0 || !isCorrected(term)) return [{ word: term, postings, isWritten: true }]
      const vocabulary = await parts.words(term)
      // If spelling correction cannot be loaded, there are only exact matches.
      const similar = await loadSimilar(vocabulary).catch((): FindSimilar => () => [])
      const found = await postingsOf(similar(term), parts)
      return [...found].map(([word, own]) => ({ word, postings: own, isWritten: false }))
    }),
  )
}

/** The query with its punctuation if the entry contains it, otherwise without: this is marked in the texts of the entry. */
const shownQuery = (prepared: FoldedEntry, typed: Query): Query =>
  exactMatches([prepared], typed).length > 0 ? typed : withoutSigns(typed)

function hitsOf<Match extends { number: number }>(
  matches: readonly Match[],
  records: ReadonlyMap<number, FoldedEntry>,
  termsOfMatch: (prepared: FoldedEntry, match: Match) => Terms,
): Hit[] {
  return matches.flatMap((match) => {
    const prepared = records.get(match.number)
    return prepared ? [hitOf(prepared, termsOfMatch(prepared, match))] : []
  })
}
