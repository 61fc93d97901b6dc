import { keyboardCharacter } from '../../../engine/lib/keyboard-character'
import { fill } from '../../../engine/lib/text'

/*
 * Filters of a list (specification, 5.1): a search text and choices, all of which must match. The search is for an exact
 * substring and ignores case; a choice must be equal.
 */

/** The search text, and the value of each choice by its name. An empty value matches everything. */
export type Filters = { readonly query: string; readonly [choice: string]: string }

/** Whether no filter is set, so that everything is shown. */
export const isInitial = (state: Filters) => Object.values(state).every((value) => value.trim() === '')

/** Whether two states of the same list are equal. */
export const isSame = (a: Filters, b: Filters) => Object.keys(a).every((name) => a[name] === b[name])

/** Whether a value matches a choice. */
export const allows = (chosen: string, value: string) => chosen === '' || chosen === value

/** Ignores case, the encoding of accented letters, and differences between typed and printed characters. */
const fold = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^ -~]/g, keyboardCharacter)

/**
 * Returns a test for a list of texts: whether one of them contains the search text. Leading and trailing spaces of the search
 * text are ignored, since on-screen keyboards add them.
 */
export function textMatcher(query: string): (texts: readonly string[]) => boolean {
  const wanted = fold(query.trim())
  return (texts) => wanted === '' || texts.some((text) => fold(text).includes(wanted))
}

/** The part of the results line after the number: one sentence for each filter that is set, with its value filled in. */
export const resultsDetail = (filters: readonly { sentence: string; place: string; value: string }[]): string =>
  filters.map(({ sentence, place, value }) => (value.trim() === '' ? '' : fill(sentence, { [place]: value.trim() }))).join('')
