/** Characters that are typed in one way and printed in another. */
const TYPED: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u00a0': ' ',
}

const PLAIN = /^[ -~]*$/

/**
 * Normalizes a text for comparison: lower case, no accents, plain quotation marks and hyphens. The length stays the same, so
 * that positions of matches are those in the original text.
 */
export const fold = (text: string): string => (PLAIN.test(text) ? text.toLowerCase() : Array.from(text, foldCharacter).join(''))

function foldCharacter(character: string): string {
  const folded = TYPED[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return folded.length === character.length ? folded : character
}
