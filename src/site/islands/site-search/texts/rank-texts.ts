import type { TermPart } from './text-manifest'
import { type TextPostings, unpackTextPostings } from './text-postings'
import { isFormOf } from './text-terms'

/** A text that matches: its segment, and its number there. */
export type RankedText = { segment: number; text: number }

/** A word of a query, and its rarity among all texts, which is its weight. */
export type RareWord = { word: string; rarity: number }

/** The distinctive words of a query, whether the texts have all of these, and the texts, best first. */
export type Ranking = { distinctive: readonly RareWord[]; isWhole: boolean; ranked: readonly RankedText[] }

/** Weight of another form of a word, relative to the word itself. */
const FORM = 0.6

/** A word in more than this share of all texts is ignored, if the query has a rarer one. */
const COMMON = 0.8

/** A word of a query in one segment. */
type Found = { weights: ReadonlyMap<number, number>; texts: number; isCut: boolean }

/**
 * Ranks texts with BM25: those with the most words of a query, and with more than half of them. `parts` has for each word the part of each
 * segment that may contain it; `total` is the number of all texts. A text missing from a truncated list counts as possibly having the word.
 */
export function rankTexts(words: readonly string[], parts: readonly (readonly TermPart[])[], total: number): Ranking {
  const all = words.map((word, at) => {
    const segments = (parts[at] ?? []).map((part) => foundIn(part, word))
    const texts = segments.reduce((sum, found) => sum + found.texts, 0)
    return { word, segments, texts, rarity: rarityOf(texts, total) }
  })
  const rare = all.filter(({ texts }) => texts <= total * COMMON)
  const telling = rare.length > 0 ? rare : all
  const ranked = parts[0]?.flatMap((_, segment) => scored(segment, telling)) ?? []
  const most = ranked.reduce((count, one) => Math.max(count, one.words), Math.floor(telling.length / 2) + 1)
  return {
    distinctive: telling.map(({ word, rarity }) => ({ word, rarity })),
    isWhole: most === telling.length,
    ranked: ranked.filter((one) => one.words === most).toSorted((a, b) => b.score - a.score || a.segment - b.segment || a.text - b.text),
  }
}

/** The texts of a segment with any of some words, with the number of words that they have and their score. */
function scored(segment: number, words: readonly { segments: readonly Found[]; rarity: number }[]) {
  const own = words.map(({ segments, rarity }) => ({ ...(segments[segment] ?? NONE), rarity }))
  return [...new Set(own.flatMap(({ weights }) => [...weights.keys()]))].map((text) => ({
    segment,
    text,
    words: own.filter(({ weights, isCut }) => isCut || weights.has(text)).length,
    score: own.reduce((sum, { weights, rarity }) => sum + (weights.get(text) ?? 0) * rarity, 0),
  }))
}

const NONE: Found = { weights: new Map(), texts: 0, isCut: false }

/** The texts of a segment with a word or a form of it. */
function foundIn(part: TermPart, word: string): Found {
  const weights = new Map<number, number>()
  let isCut = false
  let most = 0
  for (const [term, packed] of Object.entries(part)) {
    if (!isFormOf(term, word)) continue
    const postings: TextPostings = unpackTextPostings(packed)
    isCut ||= postings.texts > postings.weights.size
    most = Math.max(most, postings.texts)
    const share = term === word ? 1 : FORM
    for (const [text, weight] of postings.weights) weights.set(text, Math.max(weights.get(text) ?? 0, weight * share))
  }
  return { weights, texts: Math.max(most, weights.size), isCut }
}

/** The inverse document frequency of BM25. */
const rarityOf = (texts: number, total: number) => Math.log(1 + (total - texts + 0.5) / (texts + 0.5))
