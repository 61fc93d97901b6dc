import { countWords } from './text'

/** What a text is measured by. */
type Measures = { words: number; syllables: number }

const LETTER = /[a-z0-9à-ÿ]/
const VOWEL = /[aeiouyàáäèéëíïóöùúü]/
/** An `e` that is not spoken, at the end of a word of more than three letters. */
const SILENT = /[^laeiouy]es$|[^td]ed$|[^l]e$/

/** Kinds of signs by their code: 0 ends a word, 1 is of a word, 2 is a vowel. A table, since articles are long. */
const KINDS = Uint8Array.from({ length: 256 }, (_, code) => {
  const letter = String.fromCharCode(code).toLowerCase()
  if (!LETTER.test(letter)) return 0
  return VOWEL.test(letter) ? 2 : 1
})

/** Words of an English text and their syllables, as well as vowels tell: groups of two at most, without a silent `e`. */
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
      const isSilent = index - start > 3 && SILENT.test(text.slice(index - 3, index).toLowerCase())
      measures.words++
      measures.syllables += Math.max(1, isSilent ? groups - 1 : groups)
      start = -1
      groups = 0
      run = 0
    }
  }
  return measures
}

/** Syllables of an English text, as well as its vowels tell. */
export const syllables = (text: string) => measure(text).syllables

/**
 * The grade of school at which sentences are read with ease (Flesch-Kincaid): long sentences raise it, and long words.
 * Zero where there is nothing to read.
 */
export function readingGrade(sentences: readonly string[]): number {
  const all = measure(sentences.join('\n'))
  if (all.words === 0) return 0
  return 0.39 * (all.words / sentences.length) + 11.8 * (all.syllables / all.words) - 15.59
}

/** The item with the most words; the first of equals. */
export const longestOf = <Item extends { text: string }>(items: readonly Item[]): { item: Item; words: number } | undefined =>
  items
    .map((item) => ({ item, words: countWords(item.text) }))
    .reduce<{ item: Item; words: number } | undefined>((most, next) => (most && most.words >= next.words ? most : next), undefined)
