const LETTER = /[\p{L}\p{N}]/u
const DIGIT = /\d/

/** Words up to this length only match at the start of a word: inside of words they match too much. */
const SHORT = 3

/** Whether a word is so short that it may be an acronym, or the start of many words. */
export const isShort = (word: string) => word.length <= SHORT

/** Numbers of one or two digits at the end of a text. They only match as a whole: longer numbers begin with them by chance. */
const SHORT_NUMBER = /(?:^|\D)\d{1,2}$/

const startsWord = (text: string, at: number) => at === 0 || !LETTER.test(text.charAt(at - 1))

/** Whether a text that begins with a word has a longer number there, as `27001` for `27`. */
export const isLongerNumber = (text: string, word: string) => SHORT_NUMBER.test(word) && /^,?\d/.test(text.slice(word.length))

/** Whether the digit at a position is within a number with separators, as the last three of `1,200`. */
const isInNumber = (text: string, at: number) => /\d[.,]$/.test(text.slice(Math.max(0, at - 2), at))

/** Every position of a word in a folded text, without overlaps. */
export function* placesOf(text: string, word: string): Generator<number> {
  if (word === '') return
  const isNumber = DIGIT.test(word.charAt(0))
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const isAtStart = startsWord(text, at) && !(isNumber && isInNumber(text, at))
    if ((isAtStart || !(isNumber || isShort(word))) && !isLongerNumber(text.slice(at), word)) yield at
  }
}

/** Where a folded text contains a word: at the start of a word, inside of one, or not at all. */
export function placeIn(text: string, word: string): 'start' | 'inside' | undefined {
  let place: 'inside' | undefined
  for (const at of placesOf(text, word)) {
    if (startsWord(text, at)) return 'start'
    place = 'inside'
  }
  return place
}

/** Whether a folded text contains a word as a whole. */
export function hasWhole(text: string, word: string): boolean {
  for (const at of placesOf(text, word)) if (startsWord(text, at) && !LETTER.test(text.charAt(at + word.length))) return true
  return false
}
