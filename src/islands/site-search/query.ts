import { fold } from './fold'

/** Longest text that is looked for; what follows changes nothing. */
const LONGEST = 100

/** What is looked for. */
export type Query = {
  /** The whole text, folded, with single blanks. */
  phrase: string
  /** Its words, each once. */
  words: readonly string[]
}

/** Reads what a visitor has typed. */
export function queryOf(text: string): Query {
  const phrase = fold(text.normalize('NFC').slice(0, LONGEST)).trim().replace(/\s+/g, ' ')
  return { phrase, words: [...new Set(phrase.split(' '))].filter(Boolean) }
}
