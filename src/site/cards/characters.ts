/**
 * The characters that the fonts of cards have, besides those of Latin-1. A font of browsers may have others; a card has none to fall back on.
 */
const MORE = 'ıŒœ–—‘’‚“”„•…′″‹›€™↑↓−'

const OTHER = new RegExp(`[^\\u0020-\\u007e\\u00a0-\\u00ff${MORE}]`, 'gu')

/** Signs without which a text is still the same text: pictographs, what they are joined and colored by, and invisible characters. */
const SIGN = /[\p{S}\p{Cf}\p{M}\p{Cc}]/u

/** The characters of a text that the fonts of cards lack, each once. */
export const missingCharacters = (text: string): string[] => [...new Set(text.normalize('NFC').match(OTHER) ?? [])]

/**
 * A text as the fonts of cards can set it: without pictographs that they lack. Undefined where they lack a letter, since the text would be
 * another then.
 */
export function settable(text: string): string | undefined {
  const composed = text.normalize('NFC')
  if (missingCharacters(composed).some((character) => !SIGN.test(character))) return undefined
  return composed.replace(OTHER, ' ').replace(/ {2,}/g, ' ').trim() || undefined
}
