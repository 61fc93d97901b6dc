import { keyboardCharacter } from '../../../engine/lib/keyboard-character'

const PLAIN = /^[ -~]*$/

/**
 * Normalizes a text for comparison: lower case, no accents, plain quotation marks and hyphens. The length stays the same, so
 * that positions of matches are those in the original text.
 */
export const fold = (text: string): string => (PLAIN.test(text) ? text.toLowerCase() : Array.from(text, foldCharacter).join(''))

function foldCharacter(character: string): string {
  const folded = keyboardCharacter(character).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return folded.length === character.length ? folded : character
}
