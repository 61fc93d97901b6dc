import { countWords } from './text'

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’&]*/gu

/** Syllables of an English word, as good as its vowels tell: groups of them, without a silent `e` at the end. */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  // What has no letters is a number, which is read in no time.
  if (letters.length <= 3) return 1
  const spoken = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, '').replace(/^y/, '')
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1)
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

/** The sentence with the most words. */
export const longestOf = <Item extends { text: string }>(sentences: readonly Item[]): { sentence: Item; words: number } | undefined =>
  sentences
    .map((sentence) => ({ sentence, words: countWords(sentence.text) }))
    .reduce<{ sentence: Item; words: number } | undefined>((most, item) => (most && most.words >= item.words ? most : item), undefined)
