import { sharedAttempts } from '../../../../engine/islands/attempts'
import { GROUPS, type GroupName } from '../entry'
import { fold } from '../fold'
import type { Hit } from '../hit'
import type { Fetch } from '../parts/read-parts'
import { queryOf } from '../query'
import type { ResultGroup } from '../search'
import { excerptOf, markedIn } from './excerpt'
import { type RankedText, type RareWord, rankTexts } from './rank-texts'
import {
  LISTED_TOGETHER,
  type ListedText,
  listAddress,
  type TermPart,
  type TextManifest,
  type TextSection,
  termPartAddress,
  wordsAddress,
} from './text-manifest'
import { bucketOf, textTerms } from './text-terms'

/** Number of words of a query that are used, since each needs parts of its own. */
const MOST_WORDS = 8

/** Number of best texts that are also compared by their best sentence, which must be loaded for this. */
const COMPARED = 12

/**
 * A request for texts; those at `known` addresses are left out. With `needs`, only the best texts are compared, and only those are found that
 * have a sentence with all words of the query, or with these as a phrase.
 */
export type TextRequest = {
  query: string
  group?: GroupName | undefined
  limit: number
  known: ReadonlySet<string>
  needs?: 'all' | 'phrase' | undefined
}

/** The texts that answer a request, as a group of results, and whether they have all distinctive words of the query. */
export type TextAnswer = { group: ResultGroup; isWhole: boolean }

/** Answers a request; with undefined if no text does. Rejects if a part cannot be fetched. */
export type TextSearch = (request: TextRequest) => Promise<TextAnswer | undefined>

/** Creates the search of the texts of entries. A result shows the best sentence and links to its section. `fetch` is expected to cache. */
export function createTextSearch({ folder, segments }: TextManifest, fetch: Fetch): TextSearch {
  const total = segments.reduce((sum, { groups }) => sum + groups.length, 0)
  // Parts are written by the same build, so their types can be trusted.
  const partsAs = <Part>() => sharedAttempts(async (address: string) => JSON.parse(await fetch(address)) as Part)
  const parts = { terms: partsAs<TermPart>(), lists: partsAs<readonly ListedText[]>(), words: partsAs<readonly TextSection[]>() }
  const partsOf = (word: string) =>
    Promise.all(segments.map(({ buckets }, segment) => parts.terms(termPartAddress(folder, segment, bucketOf(word, buckets)))))
  const listed = async ({ segment, text }: RankedText) => {
    const list = await parts.lists(listAddress(folder, segment, text))
    return list[text % LISTED_TOGETHER]
  }
  const isIn = ({ segment, text }: RankedText, group: GroupName | undefined) =>
    group === undefined || GROUPS[Number(segments[segment]?.groups.charAt(text))] === group

  return async ({ query, group, limit, known, needs }) => {
    const words = [...new Set(textTerms(queryOf(query).phrase))].slice(0, MOST_WORDS)
    if (words.length === 0) return undefined
    const { distinctive, isWhole, ranked: everywhere } = rankTexts(words, await Promise.all(words.map(partsOf)), total)
    const ranked = everywhere.filter((one) => isIn(one, group))
    const least = Math.max(limit, COMPARED)
    const first = await Promise.all(ranked.slice(0, least + known.size).map(listed))
    const others = first.filter((one) => one !== undefined).filter(({ entry }) => !known.has(entry.u))
    const looked = await Promise.all(
      others.slice(0, least).map(async (one) => hitOf(one, await parts.words(wordsAddress(folder, one.words)), distinctive)),
    )
    const results = looked.filter(({ has }) => needs === undefined || distinctive.length === 1 || has[needs])
    const found = results.length < looked.length ? results.length : ranked.length - (first.length - others.length)
    const best = results.slice(0, COMPARED).toSorted((a, b) => b.score - a.score)
    const hits = [...best, ...results.slice(COMPARED)].slice(0, limit).map(({ hit }) => hit)
    return found === 0 ? undefined : { group: { name: 'texts', found, size: found, hits }, isWhole }
  }
}

/** A result, the score of its sentence, and how much of the query that has. */
function hitOf({ entry }: ListedText, sections: readonly TextSection[], words: readonly RareWord[]) {
  const excerpt = excerptOf(sections, words)
  const pieces = excerpt?.pieces ?? []
  const hit: Hit = {
    address: excerpt && excerpt.id !== '' ? `${entry.u}#${excerpt.id}` : entry.u,
    kind: entry.k,
    title: markedIn(entry.t, fold(entry.t), words),
    description: excerpt ? pieces : [{ at: 0, text: entry.d, marked: false }],
    found: pieces,
    date: entry.m,
    picture: entry.p,
    tone: entry.c,
    figure: undefined,
  }
  return { hit, score: excerpt?.score ?? 0, has: excerpt?.has ?? { all: false, phrase: false } }
}
