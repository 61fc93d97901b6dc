/** Signs that are typed in one way and printed in another. */
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
 * Text as it is compared: in lower case, without accents, with plain quotes and hyphens. Every character keeps its place, so
 * that what is found in it can be marked in the text itself.
 */
export const fold = (text: string): string => (PLAIN.test(text) ? text.toLowerCase() : Array.from(text, foldCharacter).join(''))

function foldCharacter(character: string): string {
  const folded = TYPED[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return folded.length === character.length ? folded : character
}
