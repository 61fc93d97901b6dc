import { isLongerNumber } from '../places'
import { asStart } from './occurrence'

/**
 * The entries with a term by their number, each with the occurrences in its phrases; the list is empty if only its description has the
 * term.
 */
export type Postings = ReadonlyMap<number, readonly number[]>

/**
 * Packed postings: the numbers of entries that have the term in their description only, then pairs of the number of an entry and an
 * occurrence. Numbers of entries are delta-encoded within each list.
 */
export type PackedPostings = readonly [described: readonly number[], placed: readonly number[]]

/** Terms of the index, each with its packed postings. */
export type PackedTerms = Readonly<Record<string, PackedPostings>>

/** Packs postings for a part of the index of entries. */
export function packPostings(postings: Postings): PackedPostings {
  const described: number[] = []
  const placed: number[] = []
  let lastDescribed = 0
  let lastPlaced = 0
  for (const [entry, occurrences] of [...postings].toSorted((a, b) => a[0] - b[0])) {
    if (occurrences.length === 0) {
      described.push(entry - lastDescribed)
      lastDescribed = entry
    }
    for (const occurrence of occurrences) {
      placed.push(entry - lastPlaced, occurrence)
      lastPlaced = entry
    }
  }
  return [described, placed]
}

/** The inverse of `packPostings`. */
export function unpackPostings([described, placed]: PackedPostings): Postings {
  const postings = new Map<number, number[]>()
  let entry = 0
  for (let at = 0; at < placed.length; at += 2) {
    entry += placed[at] ?? 0
    const occurrence = placed[at + 1] ?? 0
    const known = postings.get(entry)
    if (known) known.push(occurrence)
    else postings.set(entry, [occurrence])
  }
  entry = 0
  for (const step of described) {
    entry += step
    postings.set(entry, [])
  }
  return postings
}

/** The merged postings of all terms that begin with a word, but for longer numbers. In longer terms the word counts as a prefix only. */
export function postingsOfStart(word: string, terms: Iterable<readonly [term: string, postings: Postings]>): Postings {
  const merged = new Map<number, readonly number[]>()
  for (const [term, postings] of terms) {
    if (!term.startsWith(word) || isLongerNumber(term, word)) continue
    for (const [entry, occurrences] of postings) {
      const found = term === word ? occurrences : occurrences.map(asStart)
      const known = merged.get(entry)
      merged.set(entry, known && known.length > 0 ? [...known, ...found] : found)
    }
  }
  return merged
}
