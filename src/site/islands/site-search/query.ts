import { fold } from './fold'

/** Longest text that is looked for; what follows changes nothing. */
export const LONGEST_QUERY = 100

/** What is looked for. */
export type Query = {
  /** The whole text, folded, with single blanks. */
  phrase: string
  /** Its words, each once. */
  words: readonly string[]
}

/** Reads what a visitor has typed. */
export const queryOf = (text: string): Query =>
  queryOfPhrase(fold(text.normalize('NFC').slice(0, LONGEST_QUERY)).trim().replace(/\s+/g, ' '))

/** The same without signs, for where these stand in the way: of `"cloud"` and `cloud?` the word stays. Without words it is as it was. */
export function withoutSigns(query: Query): Query {
  const plain = queryOfPhrase(query.phrase.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
  return plain.phrase === '' ? query : plain
}

const queryOfPhrase = (phrase: string): Query => ({ phrase, words: [...new Set(phrase.split(' '))].filter(Boolean) })

/** Most characters of a text that are repeated to the visitor. */
const MOST_SHOWN = 60

const QUOTES = /^["'\u2018-\u201f\u00ab\u00bb]+|["'\u2018-\u201f\u00ab\u00bb]+$/g

/** What a visitor has typed, for a sentence that has quotes of its own: the start of a long text, without its quotes. */
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
