import { isShort } from '../places'
import { ELSEWHERE, TITLE } from '../rank'
import { isEnd, isFirst, isKeyword, isWhole, positionOf } from './occurrence'
import type { Postings } from './postings'

/** The terms of a query in their order, and the entries with each. */
export type SoughtTerms = { sequence: readonly string[]; postings: ReadonlyMap<string, Postings> }

/** The number of an entry that has all terms, and its rank, as in ../rank: 0 is best. */
export type RankedEntry = { number: number; rank: number }

/** The entries that have every term, best first; entries of equal rank keep their order. */
export function rankEntries({ sequence, postings }: SoughtTerms, isPage: (number: number) => boolean): RankedEntry[] {
  const lists = sequence.map((term) => postings.get(term) ?? NONE)
  const [fewest = NONE] = lists.toSorted((a, b) => a.size - b.size)
  const isQueryShort = isShort(sequence.join(' '))
  const ranked: RankedEntry[] = []
  for (const number of fewest.keys()) {
    const occurrences = lists.flatMap((list) => {
      const found = list.get(number)
      return found ? [found] : []
    })
    if (occurrences.length === lists.length)
      ranked.push({ number, rank: rankOf(occurrences, { isPage: isPage(number), isShort: isQueryShort }) })
  }
  return ranked.toSorted((a, b) => a.rank - b.rank || a.number - b.number)
}

const NONE: Postings = new Map()

/** Whether the entry is a page of the site, and whether the query is so short that it counts as a whole word only, as in ../rank. */
type Match = { isPage: boolean; isShort: boolean }

/** The rank of an entry by the occurrences of each term in it. */
function rankOf(occurrences: readonly (readonly number[])[], match: Match): number {
  const phrase = rankOfPhrase(occurrences, match)
  return phrase ?? Math.max(...occurrences.map(rankOfTerm))
}

function rankOfTerm(occurrences: readonly number[]): number {
  if (occurrences.some((one) => !isKeyword(one))) return TITLE.words
  return occurrences.length > 0 ? ELSEWHERE.words : ELSEWHERE.description
}

/** The rank if the terms follow each other in the title or another name, or are a keyword. */
function rankOfPhrase([first = [], ...rest]: readonly (readonly number[])[], match: Match): number | undefined {
  let best: number | undefined
  for (const start of first) {
    const end = endOfPhrase(start, rest)
    if (end === undefined) continue
    const rank = rankOfPlace(start, end, match)
    if (rank !== undefined) best = Math.min(best ?? rank, rank)
  }
  return best
}

/** The occurrence of the last term, if the terms follow each other; all but the last must be whole words. */
function endOfPhrase(start: number, rest: readonly (readonly number[])[]): number | undefined {
  let end = start
  for (const occurrences of rest) {
    const next: number | undefined = isWhole(end) ? occurrences.find((one) => positionOf(one) === positionOf(end) + 1) : undefined
    if (next === undefined) return undefined
    end = next
  }
  return end
}

function rankOfPlace(start: number, end: number, match: Match): number | undefined {
  const isAll = isFirst(start) && isEnd(end)
  if (isKeyword(start)) return isAll ? ELSEWHERE.isWord : undefined
  if (isAll) return match.isPage ? TITLE.isPage : TITLE.is
  if (match.isShort && !isWhole(end)) return TITLE.inside
  return isFirst(start) ? TITLE.starts : TITLE.atWord
}
