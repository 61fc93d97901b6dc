const LETTER = /[\p{L}\p{N}]/u

/** Words up to this length only match at the start of a word: inside of words they match too much. */
const SHORT = 2

const startsWord = (text: string, at: number) => at === 0 || !LETTER.test(text.charAt(at - 1))

/** Every position of a word in a folded text, without overlaps. */
export function* placesOf(text: string, word: string): Generator<number> {
  if (word === '') return
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    if (word.length > SHORT || startsWord(text, at)) yield at
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
