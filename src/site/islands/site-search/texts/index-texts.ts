import { itemAt } from '../../../../engine/lib/items'
import { fold } from '../fold'
import type { TermPart, TextSection } from './text-manifest'
import { HEAVIEST, packTextPostings } from './text-postings'
import { bucketOf, textTerms } from './text-terms'

/** A text to index: its title, and the terms of its sections (`termsText`). */
export type IndexedText = { title: string; terms: string }

/** Weight of a term in a title, in a heading, or elsewhere. */
const COUNTS = { title: 4, heading: 2, line: 1 }

/** Constants of the ranking function BM25: saturation of the term frequency (k1), and length normalization (b). */
const SATURATION = 1.2
const LENGTH = 0.75

/**
 * Number of terms in a typical text. A constant instead of the mean, so that a change of one text does not change the weights of others.
 */
const USUAL_LENGTH = 700

/** The terms of the texts of a segment by part. The number of a text is its index. */
export function termParts(texts: readonly IndexedText[], buckets: number): readonly TermPart[] {
  const postings = new Map<string, Map<number, number>>()
  for (const [text, indexed] of texts.entries()) {
    const { counts, length } = countsOf(indexed)
    const scale = SATURATION * (1 - LENGTH + (LENGTH * length) / USUAL_LENGTH)
    for (const [term, count] of counts) {
      const weight = Math.max(1, Math.round((HEAVIEST * count) / (count + scale)))
      const known = postings.get(term)
      if (known) known.set(text, weight)
      else postings.set(term, new Map([[text, weight]]))
    }
  }
  const parts: Record<string, readonly number[]>[] = Array.from({ length: buckets }, () => ({}))
  for (const [term, weights] of [...postings].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const part = parts[bucketOf(term, buckets)]
    if (part) part[term] = packTextPostings(weights)
  }
  return parts
}

/** The weighted frequency of each term of a text, and the number of its terms, repetitions included. */
type TermCounts = { counts: Map<string, number>; length: number }

function addTerms(to: TermCounts, text: string, times: number) {
  for (const term of textTerms(fold(text))) {
    to.counts.set(term, (to.counts.get(term) ?? 0) + times)
    to.length++
  }
}

/**
 * The terms of the sections of a text with their counts, serialized: the total number, then each term with its count. It is stored with a
 * text, since counting the terms of a segment takes several times as long as merging these.
 */
export function termsText(sections: readonly TextSection[]): string {
  const counted: TermCounts = { counts: new Map(), length: 0 }
  for (const { heading, lines } of sections) {
    addTerms(counted, heading, COUNTS.heading)
    for (const line of lines.flat()) addTerms(counted, line, COUNTS.line)
  }
  // Terms contain letters and digits only, so a space can separate them.
  let text = String(counted.length)
  for (const [term, count] of counted.counts) text += ` ${term} ${count}`
  return text
}

/** The contents of the file with the words of a text. */
export const wordsContents = (sections: readonly TextSection[]): string => JSON.stringify(sections)

/** Parses the terms of a text, and adds the terms of the title. */
function countsOf({ title, terms }: IndexedText): TermCounts {
  const [length, ...pairs] = terms.split(' ')
  const counted: TermCounts = { counts: new Map(), length: Number(length) }
  for (let at = 0; at + 1 < pairs.length; at += 2) counted.counts.set(itemAt(pairs, at), Number(pairs[at + 1]))
  addTerms(counted, title, COUNTS.title)
  return counted
}
