/** The characters that the font of cards has, besides those of Latin-1. Pages may take others from the device; a card cannot. */
const MORE = 'ıŒœ–—‘’‚“”„•…′″‹›€™↑↓−'

const OTHER = new RegExp(`[^\\u0020-\\u007e\\u00a0-\\u00ff${MORE}]`, 'gu')

/** Pictographs and other signs, without which a text is still the same text. */
const SIGN = /[\p{S}\p{M}\p{Cc}]/u

/** A text with accents on their letters, and without characters that nobody sees, such as places for hyphens. */
const plain = (text: string) => text.normalize('NFC').replace(/\p{Cf}/gu, '')

/** The characters of a text that the font of cards lacks, each once. */
export const missingCharacters = (text: string): string[] => [...new Set(plain(text).match(OTHER) ?? [])]

/**
 * A text as the font of cards can set it: without pictographs that it lacks. Undefined where it lacks a letter, since the text would be
 * another then.
 */
export function settable(text: string): string | undefined {
  if (missingCharacters(text).some((character) => !SIGN.test(character))) return undefined
  return plain(text).replace(OTHER, ' ').replace(/ {2,}/g, ' ').trim() || undefined
}
