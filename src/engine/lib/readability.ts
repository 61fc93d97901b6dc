import { countWords } from './text'

/** The measures of a text. */
type Measures = { words: number; syllables: number }

const LETTER = /[a-z0-9à-ÿ]/
const VOWEL = /[aeiouyàáäèéëíïóöùúü]/
/** A silent `e` at the end of a word of more than three letters. */
const SILENT = /[^laeiouy]es$|[^td]ed$|[^l]e$/
/** The letters that a match of `SILENT` can end with, for a fast test. */
const LAST: ReadonlySet<number> = new Set([...'deDEsS'].map((letter) => letter.charCodeAt(0)))

/** Kinds of characters by their code: 0 ends a word, 1 is a consonant, 2 is a vowel. A table is fast for long articles. */
const KINDS = Uint8Array.from({ length: 256 }, (_, code) => {
  const letter = String.fromCharCode(code).toLowerCase()
  if (!LETTER.test(letter)) return 0
  return VOWEL.test(letter) ? 2 : 1
})

/** Counts the words of an English text, and their syllables by groups of at most two vowels, without a silent `e`. */
function measure(text: string): Measures {
  const measures = { words: 0, syllables: 0 }
  let start = -1
  let groups = 0
  let run = 0
  for (let index = 0; index <= text.length; index++) {
    const kind = KINDS[text.charCodeAt(index)] ?? 0
    if (kind > 0) {
      if (start === -1) start = index
      run = kind === 2 ? run + 1 : 0
      if (run % 2 === 1) groups++
    } else if (start !== -1) {
      const isSilent = index - start > 3 && LAST.has(text.charCodeAt(index - 1)) && SILENT.test(text.slice(index - 3, index).toLowerCase())
      measures.words++
      measures.syllables += Math.max(1, isSilent ? groups - 1 : groups)
      start = -1
      groups = 0
      run = 0
    }
  }
  return measures
}

/** The approximate number of syllables of an English text. */
export const syllables = (text: string) => measure(text).syllables

/**
 * The school grade that is needed to read sentences with ease (Flesch-Kincaid). Long sentences and long words raise it. Zero if there are
 * no words.
 */
export function readingGrade(sentences: readonly string[]): number {
  const all = measure(sentences.join('\n'))
  if (all.words === 0) return 0
  return 0.39 * (all.words / sentences.length) + 11.8 * (all.syllables / all.words) - 15.59
}

/** The item with the most words; if several have, the first. */
export const longestOf = <Item extends { text: string }>(items: readonly Item[]): { item: Item; words: number } | undefined =>
  items
    .map((item) => ({ item, words: countWords(item.text) }))
    .reduce<{ item: Item; words: number } | undefined>((most, next) => (most && most.words >= next.words ? most : next), undefined)
