import { termsOf } from '../parts/terms'

/** Shorter words are in no index of texts: a single letter says nothing. */
const SHORTEST = 2

/** Shorter words are only found as they are; longer ones by their beginning as well. */
const SHORTEST_BEGINNING = 3

/** The terms of a folded text, with repetitions. */
export const textTerms = (folded: string): string[] => termsOf(folded).filter((term) => term.length >= SHORTEST)

/**
 * Endings of English words, the longest first. Without its ending a word finds its other forms, since words are found by their beginning.
 */
const ENDINGS = ['ations', 'ation', 'ing', 'ies', 'ed', 'es', 'e', 's', 'y']

/** The fewest letters that are left of a word without its ending. */
const SHORTEST_STEM = 4

/** The beginning that the forms of a word have in common, such as `migrat` for `migrating` and `migrates`. */
function stemOf(word: string): string {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_STEM)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** Whether a term of a text is a form of a word that was typed, or begins with it. */
export const isFormOf = (term: string, word: string) => (word.length < SHORTEST_BEGINNING ? term === word : term.startsWith(stemOf(word)))

/** Numbers of the FNV-1a hash. */
const OFFSET = 2_166_136_261
const PRIME = 16_777_619

/** The number of the part that has a term, by the first letters of it: terms that begin alike are in the same part. */
export function bucketOf(term: string, buckets: number): number {
  let hash = OFFSET
  for (const letter of term.slice(0, SHORTEST_BEGINNING)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), PRIME)
  return (hash >>> 0) % buckets
}
