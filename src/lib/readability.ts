import { countWords } from './text'

const WORD = /[a-z0-9À-ÿ]+/gi
const VOWELS = 'aeiouyéèáàóöäü'

/** Syllables of an English word, as well as its vowels tell: groups of two at most, without a silent `e` at the end. */
export function syllables(word: string): number {
  const letters = word.toLowerCase()
  let count = 0
  let run = 0
  for (let index = 0; index < letters.length; index++) {
    run = VOWELS.includes(letters.charAt(index)) ? run + 1 : 0
    if (run % 2 === 1) count++
  }
  if (letters.length > 3 && /[esd]$/.test(letters) && /(?:[^laeiouy]es|[^td]ed|[^l]e)$/.test(letters)) count--
  return Math.max(1, count)
}

/**
 * The grade of school at which sentences are read with ease (Flesch-Kincaid): long sentences raise it, and long words.
 * Zero where there is nothing to read.
 */
export function readingGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap((sentence) => sentence.match(WORD) ?? [])
  if (words.length === 0) return 0
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (spoken / words.length) - 15.59
}

/** The item with the most words. */
export const longestOf = <Item extends { text: string }>(items: readonly Item[]): { item: Item; words: number } | undefined =>
  items
    .map((item) => ({ item, words: countWords(item.text) }))
    .reduce<{ item: Item; words: number } | undefined>((most, next) => (most && most.words >= next.words ? most : next), undefined)
