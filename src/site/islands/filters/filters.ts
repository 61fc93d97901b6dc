import { fill } from '../../../engine/lib/text'

/*
 * What narrows a list (specification, 5.1): a search text and choices, all of which must hold. Search is an exact substring in
 * any case, never fuzzy; a choice is equal or it is not.
 */

/** The search text, and the value of each choice by its name. Empty is everything. */
export type Filters = { readonly query: string; readonly [choice: string]: string }

/** Whether everything is shown. */
export const isInitial = (state: Filters) => Object.values(state).every((value) => value.trim() === '')

/** Whether two states of one list show the same. */
export const isSame = (a: Filters, b: Filters) => Object.keys(a).every((name) => a[name] === b[name])

/** Whether a choice lets a value through. */
export const allows = (chosen: string, value: string) => chosen === '' || chosen === value

/** Letters of any case are the same, however they are composed. */
const fold = (text: string) => text.normalize('NFC').toLowerCase()

/** A test of texts, each on its own. Blanks round the search text count for nothing: keyboards of phones add them. */
export function searchFor(query: string): (texts: readonly string[]) => boolean {
  const wanted = fold(query.trim())
  return (texts) => wanted === '' || texts.some((text) => fold(text).includes(wanted))
}

/** What the results line adds to the number: a sentence, with a place for the value, for each filter that is on. */
export const resultsDetail = (filters: readonly { sentence: string; place: string; value: string }[]): string =>
  filters.map(({ sentence, place, value }) => (value.trim() === '' ? '' : fill(sentence, { [place]: value.trim() }))).join('')
