/** Characters that take two columns of a terminal: wide characters of East Asia, and pictographs. */
const WIDE =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f1e6}-\u{1f1ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\p{Emoji}\ufe0f)/u
/** Characters that take no column, such as accents. */
const WITHOUT_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}]+$/u

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters of ASCII take one column each. Most texts have no others, and splitting texts into graphemes is slow. */
const PLAIN = /^[ -~]*$/

/** The characters of a text as readers count them: accents and joined pictographs are parts of one. */
export const charactersOf = (text: string): string[] =>
  PLAIN.test(text) ? text.split('') : Array.from(segmenter.segment(text), ({ segment }) => segment)

/** Columns of a terminal that a text takes. */
export const widthOf = (text: string): number =>
  PLAIN.test(text) ? text.length : charactersOf(text).reduce((sum, character) => sum + widthOfCharacter(character), 0)

function widthOfCharacter(character: string): number {
  if (WIDE.test(character)) return 2
  return WITHOUT_WIDTH.test(character) ? 0 : 1
}
