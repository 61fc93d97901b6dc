import { EXPLAINED, KEYWORD_SEPARATOR, type SearchEntry } from '../entry'
import { fold } from '../fold'
import { FIELDS, type Field, occurrenceAt } from './occurrence'
import type { Postings } from './postings'
import { termsOf } from './terms'

const DESCRIBED: readonly number[] = []

/** Every term of the entries, sorted, with its postings. The number of an entry is its index. */
export function indexTerms(entries: readonly SearchEntry[]): [term: string, postings: Postings][] {
  const terms = new Map<string, Map<number, readonly number[]>>()
  for (const [number, entry] of entries.entries())
    for (const [term, occurrences] of occurrencesIn(entry)) {
      const postings = terms.get(term)
      if (postings) postings.set(number, occurrences)
      else terms.set(term, new Map([[number, occurrences]]))
    }
  return [...terms].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** The terms of an entry. */
function occurrencesIn({ t, n, w, s, d }: SearchEntry): Map<string, readonly number[]> {
  const found = new Map<string, number[]>()
  let position = 0
  const add = (field: Field, phrase: string) => {
    const terms = termsOf(fold(phrase))
    const named = termsOf(fold(phrase.split(EXPLAINED, 1).join(''))).length
    for (const [at, term] of terms.entries()) {
      const occurrence = occurrenceAt({
        field,
        position,
        isFirst: at === 0,
        isLast: at === terms.length - 1 || (field === FIELDS.keyword && at === named - 1),
      })
      const known = found.get(term)
      if (known) known.push(occurrence)
      else found.set(term, [occurrence])
      position++
    }
    position++
  }
  add(FIELDS.title, t)
  for (const name of n?.split(KEYWORD_SEPARATOR) ?? []) add(FIELDS.name, name)
  for (const keyword of [w, s].flatMap((keywords) => keywords?.split(KEYWORD_SEPARATOR) ?? [])) add(FIELDS.keyword, keyword)
  const all = new Map<string, readonly number[]>(found)
  for (const term of termsOf(fold(d))) if (!all.has(term)) all.set(term, DESCRIBED)
  return all
}
