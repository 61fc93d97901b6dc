import { shortened } from '../../lib/shortened'

/** A piece of text that looks like Markdown but is none, so that pages would show its signs. */
type Leftover = { kind: 'reference' | 'footnote' | 'markup'; sign: string; index: number; reason: string }

/** With `isOnce`, only the first match in a text is reported, since one mistake causes several. */
type Pattern = { pattern: RegExp; reason: string; kind?: 'reference' | 'footnote'; startsLine?: boolean; isOnce?: boolean }

const TARGET = '(?:[/#]|https?:|mailto:|tel:)'

/** Each pattern may start with a backslash; then the signs are meant as text. */
const PATTERNS: readonly Pattern[] = [
  { pattern: /\\?\[[^[\]]+\]\[[^[\]]*\]/g, reason: 'it has no address', kind: 'reference' },
  {
    pattern: new RegExp(String.raw`\\?\[[^[\]]*\](?:\(| \((?=${TARGET}))[^)\n]*\)?|\\?\]\(${TARGET}[^)\n]*\)?`, 'g'),
    reason: 'a link is written `[words](/address)`, with no space between its brackets or in its address, and with each bracket closed',
  },
  {
    pattern: new RegExp(String.raw`\\?\([^()\n]+\)\[${TARGET}[^\]\n]*\]`, 'g'),
    reason: 'a link is written `[words](/address)`, the words in square brackets',
  },
  { pattern: /\\?\[\^[^\]\s]+\]/g, reason: 'its text is missing', kind: 'footnote' },
  { pattern: /\\?\[\[[^[\]\n]+\]\]/g, reason: 'a link is written `[words](/address)`' },
  {
    pattern: /\\?(?:\*\*+|~~+)\S{0,20}|(?<![\p{L}\p{N}_\\])\\?__+\S{1,20}/gu,
    reason: 'such signs go before and after the words, with no space between',
    isOnce: true,
  },
  {
    pattern: /(?<![^\s(])\\?\*(?=[^\s*]|$)\S{0,20}/g,
    reason: 'an asterisk goes before and after the words, with no space between',
    isOnce: true,
  },
  { pattern: /\\?==(?=[^\s=])[^=\n]+==/g, reason: 'words cannot be marked so; `**` makes them bold' },
  {
    pattern: /^\\?#{1,6}(?:\p{L}|\u00a0)[^\n]{0,20}|^\\?#{2,6}\d[^\n]{0,20}/gmu,
    reason: 'a heading needs a plain space after `##`',
    startsLine: true,
  },
  {
    pattern: /^\\?\|[^\n]*\|/gm,
    reason: 'a table needs a line such as `| --- | --- |` below its head, with as many columns, and an empty line above it',
    startsLine: true,
    isOnce: true,
  },
  {
    pattern: /^\\?(?:-(?=\p{L})|[-+*]\u00a0|[•‣◦▪])[^\n]{0,20}/gmu,
    reason: 'an item of a list starts with `-` and a plain space',
    startsLine: true,
    isOnce: true,
  },
  {
    pattern: /^\\?\d{1,2}[.)](?=\p{Lu})[^\n]{0,20}/gmu,
    reason: 'a number of a list needs a space after it',
    startsLine: true,
    isOnce: true,
  },
  {
    pattern: /^\\?(?:\[!\w+\]|:::+[^\n]{0,20})/gm,
    reason: 'a note is written as a component; docs/content.md shows those of this site',
    startsLine: true,
  },
]

/** Characters of a text that are searched; paragraphs are much shorter. */
const LONGEST = 20_000

/** A text without these signs matches no pattern within a line, or no pattern at its start: most texts have none. */
const SIGNS = { inLine: /[[\]*~]|__|==/, atStart: /^\\?[#|\-+*•‣◦▪\d[:]/m }

/** Finds leftover signs of Markdown in a text as it was written. `startsLine` says whether the text is at the start of a line. */
export function leftoversIn(written: string, startsLine: boolean): Leftover[] {
  const has = { inLine: SIGNS.inLine.test(written), atStart: (startsLine || written.includes('\n')) && SIGNS.atStart.test(written) }
  if (!has.inLine && !has.atStart) return []
  return PATTERNS.filter(({ startsLine: isOfLine }) => (isOfLine ? has.atStart : has.inLine)).flatMap(
    ({ pattern, reason, kind, startsLine: isOfLine = false, isOnce = false }): Leftover[] => {
      const found = [...written.slice(0, LONGEST).matchAll(pattern)]
        .filter(({ 0: sign, index }) => !sign.startsWith('\\') && (!isOfLine || startsLine || index > 0))
        .map(({ 0: sign, index }): Leftover => ({ kind: kind ?? 'markup', sign: shortened(sign.trimEnd(), LONGEST_SIGN), index, reason }))
      return isOnce ? found.slice(0, 1) : found
    },
  )
}

/** Characters of a sign that a sentence shows. */
const LONGEST_SIGN = 58

/** What may be before a text at the start of a line: spaces, and the signs of quotations and lists. */
export const LINE_START = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?$/
