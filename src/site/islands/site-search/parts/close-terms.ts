import { isByAccident, MOST } from '../close'
import { isTitle } from './occurrence'
import type { Postings } from './postings'

/** The number of an entry that does not match exactly, and its words that are similar to words of the query. */
export type CloseEntry = { number: number; terms: readonly string[] }

/** A word of the query as it is written, or a possible correction, and the entries with it. */
export type Candidate = { word: string; postings: Postings; isWritten: boolean }

/**
 * The entries with words similar to those of the query, as in ../close. `choices` has the candidates for each word of the query; only
 * entries for which `isSought` is true count.
 */
export function closeEntries(
  choices: readonly (readonly Candidate[])[],
  isSought: (number: number) => boolean,
  least: number,
): readonly CloseEntry[] {
  const found = new Map<number, { terms: string[]; inTitle: number; written: number }>()
  for (const candidates of choices)
    for (const [number, { word, inTitle, isWritten }] of bestOf(candidates)) {
      if (!isSought(number)) continue
      const entry = found.get(number) ?? { terms: [], inTitle: 0, written: 0 }
      entry.terms.push(word)
      if (inTitle) entry.inTitle++
      if (isWritten) entry.written++
      found.set(number, entry)
    }
  const most = [...found.values()].reduce((length, { terms }) => Math.max(length, terms.length), least)
  return [...found]
    .filter(([, { terms, written }]) => terms.length === most && !isByAccident(most, written, choices.length))
    .map(([number, { terms, inTitle }]) => ({ number, terms, inTitle }))
    .toSorted((a, b) => b.inTitle - a.inTitle || a.number - b.number)
    .slice(0, MOST)
}

/** The candidate for each entry: the first one in its title, else the first one. */
function bestOf(candidates: readonly Candidate[]) {
  const best = new Map<number, { word: string; inTitle: boolean; isWritten: boolean }>()
  for (const { word, postings, isWritten } of candidates)
    for (const [number, occurrences] of postings) {
      const inTitle = occurrences.some(isTitle)
      const known = best.get(number)
      if (!known || (inTitle && !known.inTitle)) best.set(number, { word, inTitle, isWritten })
    }
  return best
}
