import { fold } from './fold'

/** Maximum length of a query; the rest is ignored. */
export const LONGEST_QUERY = 100

export type Query = {
  /** The whole text, folded, with single spaces. */
  phrase: string
  /** Its distinct words. */
  words: readonly string[]
}

/** Parses what a visitor has typed. */
export const queryOf = (text: string): Query =>
  queryOfPhrase(fold(text.normalize('NFC').slice(0, LONGEST_QUERY)).trim().replace(/\s+/g, ' '))

/**
 * The query without punctuation, so that `"cloud"` and `cloud?` match `cloud`. A query without any word is returned unchanged.
 */
export function withoutSigns(query: Query): Query {
  const plain = queryOfPhrase(query.phrase.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
  return plain.phrase === '' ? query : plain
}

const queryOfPhrase = (phrase: string): Query => ({ phrase, words: [...new Set(phrase.split(' '))].filter(Boolean) })

/** Maximum length of a query that is shown to the visitor. */
const MOST_SHOWN = 60

const QUOTES = /^["'\u2018-\u201f\u00ab\u00bb]+|["'\u2018-\u201f\u00ab\u00bb]+$/g

/** The query as it is shown inside quotation marks: cut if it is long, and without its own quotation marks. */
export function shownQuery(text: string): string {
  const characters = Array.from(
    text
      .slice(0, 2 * LONGEST_QUERY)
      .trim()
      .replace(QUOTES, '')
      .trim() || text.trim(),
  )
  return characters.length <= MOST_SHOWN ? characters.join('') : `${characters.slice(0, MOST_SHOWN).join('').trimEnd()}…`
}
