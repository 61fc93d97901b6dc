import { isOneSlip } from './one-slip'

/** Returns known words that are similar to a word, the most similar first; none if a known word starts with the word. */
export type FindSimilar = (word: string) => readonly string[]

/** Shortest word that is corrected. */
const SHORTEST = 4
/** Whether a word is long enough to be corrected. */
export const isCorrected = (word: string) => word.length >= SHORTEST
/** Number of letters that may differ. Two swapped letters count as two. */
const mistakesIn = (word: string) => (word.length <= SHORTEST ? 1 : 2)
/** Longest word that two other letters make another word, as `mergers` and `ledgers`: it may have one slip only. */
const SHORT = 7
/** Number of letters of the word that a known word may lack. */
const FOREIGN = 1
/** Weight of the position of a match in fuse.js: each letter further right adds 1/40 to the score (0 is best, 1 worst). */
const DISTANCE = 40
/** Maximum number of similar words, and how much worse than the best their score may be. */
const MOST = 4
const MARGIN = 0.1

/**
 * Creates spelling correction with fuse.js. It searches the distinct words instead of the texts: there are fewer, and a fuzzy search would
 * match letters scattered over a long text. Words that share too few letters are excluded before.
 */
export async function loadSimilar(vocabulary: readonly string[]): Promise<FindSimilar> {
  const { default: Fuse } = await import('fuse.js/basic')
  const known = vocabulary.map((word) => ({ word, letters: lettersOf(word) }))
  return (word) => {
    if (!isCorrected(word) || known.some((one) => one.word.startsWith(word))) return []
    const mistakes = mistakesIn(word)
    const letters = lettersOf(word)
    const isLikely = (other: string) => word.length > SHORT || isOneSlip(word, other)
    const candidates = known
      .filter(
        (one) => Math.abs(one.word.length - word.length) <= mistakes && countBits(letters & ~one.letters) <= FOREIGN && isLikely(one.word),
      )
      .map((one) => one.word)
    const threshold = mistakes / word.length + 1 / DISTANCE
    const found = new Fuse(candidates, { includeScore: true, threshold, distance: DISTANCE }).search(word)
    const best = found[0]?.score ?? 0
    return found
      .filter(({ score = 1 }) => score <= best + MARGIN)
      .slice(0, MOST)
      .map(({ item }) => item)
  }
}

/** The letters of a word as a bit set. Some letters share a bit, so words may seem more similar than they are, but never less. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
