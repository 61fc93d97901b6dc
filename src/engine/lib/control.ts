/**
 * Characters that content must not have: control characters, marks of text direction, Unicode line separators, byte order marks, lone
 * surrogates; and zero-width spaces, except after a letter of Thai, Lao, Tibetan, Burmese or Khmer, where they allow a line break.
 */
const CONTROL =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|(?<![\u0e00-\u109f\u1780-\u17ff])\u200b|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/** The first of these characters and its index, or undefined. */
export function findControl(text: string): { index: number; name: string } | undefined {
  const found = CONTROL.exec(text)
  return found ? { index: found.index, name: codePointName(found[0]) } : undefined
}

/** The text without these characters. */
export const withoutControls = (text: string) => text.replace(new RegExp(CONTROL.source, 'g'), '')

/** The number of a character as Unicode writes it: `U+00A0`. */
export const codePointName = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** A text for one line of a terminal: these characters, tabs and line ends become spaces. */
export const onOneLine = (text: string) => text.replace(new RegExp(`${CONTROL.source}|[\\t\\n\\r]`, 'g'), ' ')

/** Characters of no width, and spaces that look like plain ones. */
const INVISIBLE = /[\u00a0\u00ad\u1680\u2000-\u200f\u202f\u205f-\u2064\u3000\ufeff]/g

/** The text with invisible characters replaced by their numbers: `A[U+00A0]B`. */
export const withShownCharacters = (text: string) => text.replace(INVISIBLE, (character) => `[${codePointName(character)}]`)
