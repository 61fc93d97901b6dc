/** The characters that the font of cards has, besides those of Latin-1. Pages may fall back to fonts of the device; a card cannot. */
const MORE = 'ıŒœ–—‘’‚“”„•…′″‹›€™↑↓−'

const OTHER = new RegExp(`[^\\u0020-\\u007e\\u00a0-\\u00ff${MORE}]`, 'gu')

/** Pictographs and other symbols that can be left out without changing the words of a text. */
const SIGN = /[\p{S}\p{M}\p{Cc}]/u

/** A text with combined accents, and without invisible characters, such as soft hyphens. */
const plain = (text: string) => text.normalize('NFC').replace(/\p{Cf}/gu, '')

/** The characters of a text that the font of cards lacks, each once. */
export const missingCharacters = (text: string): string[] => [...new Set(plain(text).match(OTHER) ?? [])]

/**
 * A text that the font of cards can set: without pictographs that it lacks. Undefined if it lacks a letter, since the words would change.
 */
export function settable(text: string): string | undefined {
  if (missingCharacters(text).some((character) => !SIGN.test(character))) return undefined
  return plain(text).replace(OTHER, ' ').replace(/ {2,}/g, ' ').trim() || undefined
}
