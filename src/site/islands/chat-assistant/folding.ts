import { escapeRegExp } from '../../../engine/lib/escape-reg-exp'

/** Ignores case, accents, the kind of quotation marks and dashes, and the width of spaces. */
export const fold = (text: string) =>
  text
    .replace(/[\u2018\u2019\u02bc\u0060\u00b4]/g, "'")
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .toLowerCase()

/** What an ellipsis in a keyword stands for, once folded: up to four words of the question. */
const GAP = ' ... '
const FEW_WORDS = String.raw` (?:\S+ ){0,4}`

/** A keyword that stands for its plural and its genitive too: one whose last word has four letters or more. */
const HAS_PLURAL = /[a-rt-z]{4}$/

/**
 * Whether a text has a word, or several in a row, in singular, plural or genitive. A word ends at a space or a punctuation mark, but not at a hyphen or an
 * apostrophe inside another word: "hi-tech" does not contain "hi".
 */
export const hasWord = (folded: string, word: string): boolean => withoutWord(folded, word) !== folded

/** A text without the first place that has a word. */
export function withoutWord(folded: string, word: string): string {
  const pieces = word.split(GAP)
  // Few keywords are in a question at all, and patterns are slow to make.
  if (!pieces.every((piece) => folded.includes(piece))) return folded
  const said = pieces.map(escapeRegExp).join(FEW_WORDS) + (HAS_PLURAL.test(word) ? "(?:'?s)?" : '')
  return folded.replace(new RegExp(String.raw`(?<![\p{L}\p{N}]|[\p{L}\p{N}][-'])${said}(?![\p{L}\p{N}]|[-'][\p{L}\p{N}])`, 'u'), '')
}
