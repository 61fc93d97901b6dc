import { fold } from '../fold'
import type { TermPart, TextSection } from './text-manifest'
import { HEAVIEST, packPostings } from './text-postings'
import { bucketOf, textTerms } from './text-terms'

/** A text to be found: its title, and its parts. */
export type IndexedText = { title: string; sections: readonly TextSection[] }

/** How often a term counts that stands in a title, in a heading, or elsewhere. */
const COUNTS = { title: 4, heading: 2, line: 1 }

/** Constants of the ranking function BM25: how soon a further mention of a term counts less, and how much a long text does. */
const SATURATION = 1.2
const LENGTH = 0.75

/** Number of terms of a usual text. It is no mean, so that a change of one text leaves the weights of others as they are. */
const USUAL_LENGTH = 700

/** The terms of the texts of a segment by the parts that they are in. The number of a text is its index. */
export function termParts(texts: readonly IndexedText[], buckets: number): readonly TermPart[] {
  const postings = new Map<string, Map<number, number>>()
  for (const [text, indexed] of texts.entries()) {
    const { counts, length } = countTerms(indexed)
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
    if (part) part[term] = packPostings(weights)
  }
  return parts
}

function countTerms({ title, sections }: IndexedText): { counts: ReadonlyMap<string, number>; length: number } {
  const counts = new Map<string, number>()
  let length = 0
  const add = (text: string, times: number) => {
    for (const term of textTerms(fold(text))) {
      counts.set(term, (counts.get(term) ?? 0) + times)
      length++
    }
  }
  add(title, COUNTS.title)
  for (const { heading, lines } of sections) {
    add(heading, COUNTS.heading)
    for (const line of lines) add(line, COUNTS.line)
  }
  return { counts, length }
}
