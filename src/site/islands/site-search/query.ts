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

/** Words without those of one letter, which close matches need not have: too many words begin with it, as `o` of `o'neil`. */
export const tellingWords = (words: readonly string[]): readonly string[] => words.filter((word) => word.length > 1)

/** Words of English that say nothing of a subject, and that entries need not have. */
const SMALL = new Set(
  'a an and are at be by can do does for from i in is it me my of on or our the there to was we what where which who with you your'.split(
    ' ',
  ),
)

/**
 * The query as it is typed, and the readings of it that are tried in this order where nothing matches: without signs, with letters and
 * digits apart, as in `SOC2`, and without small words, as in `what is the price`.
 */
export function readingsOf(typed: Query): readonly [Query, ...Query[]] {
  const plain = withoutSigns(typed)
  const apart = queryOfPhrase(plain.phrase.replace(/(?<=\p{L}{2})(?=\d)/gu, ' '))
  const telling = queryOfPhrase(plain.words.filter((word) => !SMALL.has(word)).join(' '))
  const phrases = new Set([typed.phrase, ''])
  const isNew = ({ phrase }: Query) => phrases.size < phrases.add(phrase).size
  return [typed, ...[plain, apart, telling].filter(isNew)]
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
