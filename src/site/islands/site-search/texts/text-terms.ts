import { termsOf } from '../parts/terms'

/** Shorter words are not indexed: a single letter is not distinctive. */
const SHORTEST = 2

/** Shorter words match whole terms only, in singular or plural: `SOC` is not in `social`. Longer ones match prefixes too. */
const SHORTEST_BEGINNING = 4

/** Number of letters that terms in the same part begin with. */
const LETTERS_OF_PART = 3

/** The terms of a folded text, with repetitions. */
export const textTerms = (folded: string): string[] => termsOf(folded).filter((term) => term.length >= SHORTEST)

/** Endings of English words, the longest first. A word without its ending finds its other forms, since words match prefixes. */
const ENDINGS = ['ations', 'ation', 'ing', 'ies', 'ed', 'es', 'e', 's', 'y']

/** Least number of letters that remain of a word without its ending. */
const SHORTEST_STEM = 4

/** The common prefix of the forms of a word, such as `migrat` for `migrating` and `migrates`. */
function stemOf(word: string): string {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_STEM)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** Whether a term of a text is a form of a typed word, or begins with it. */
export const isFormOf = (term: string, word: string) =>
  word.length < SHORTEST_BEGINNING ? term === word || term === `${word}s` : term.startsWith(stemOf(word))

/** Constants of the FNV-1a hash. */
const OFFSET = 2_166_136_261
const PRIME = 16_777_619

/** The number of the part that has a term, by its first letters: terms with the same start are in the same part. */
export function bucketOf(term: string, buckets: number): number {
  let hash = OFFSET
  for (const letter of term.slice(0, LETTERS_OF_PART)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), PRIME)
  return (hash >>> 0) % buckets
}
