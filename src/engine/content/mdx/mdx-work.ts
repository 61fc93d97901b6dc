import { lineAt } from '../../lib/line-places'

/**
 * The number of syntax mistakes to find in a text, each of which takes a run of the parser. In a text longer than `LONG`, only the first is
 * found.
 */
const MOST_TRIES = 20
const LONG = 100_000

/**
 * Steps that all runs of the parser over a text may take: for each of these signs, it can scan the whole text again. An article of 30,000
 * characters with a hundred of them needs 60 million steps for `MOST_TRIES` runs.
 */
const MOST_STEPS = 1_000_000_000
const SIGNS = /[{<&>]/g

/** A brace that opens, with the sign of an attribute before it, one that closes, or the start of a character reference. */
const COSTLY = /=[ \t\n]*\{|[{}&]/g

/** Nested braces of attributes: each doubles the time of the parser. */
const MOST_BRACES = 5

/** Many marks of quotations at the start of a line: the time of the parser is quadratic in their number. */
const DEEP_QUOTATION = /^(?:[ \t]*>){1000}/

/**
 * The most parts, such as lines or words with a style, that one paragraph or list may have, since views get them as arguments of one call;
 * and the most lines of a block of code.
 */
export const MAXIMUM_SIBLINGS = 50_000

export const TOO_DEEP = 'it is nested too deeply'
export const TOO_WIDE = `a paragraph or list of it has more than ${MAXIMUM_SIBLINGS.toLocaleString('en')} parts`
export const TOO_LONG = `a block of code in it has more than ${MAXIMUM_SIBLINGS.toLocaleString('en')} lines`
const TOO_MANY = 'it holds more `{` and `&` than can be read'

/** Why a text is not given to the parser, as the end of a sentence, and where. */
export type Excess = { place: { line: number; column: number }; reason: string }

/** The first part of a text that would keep the parser busy for too long, or undefined. */
export function excessOf(text: string, lines: readonly string[]): Excess | undefined {
  const quotation = lines.findIndex((line) => DEEP_QUOTATION.test(line))
  if (quotation !== -1) return { place: { line: quotation + 1, column: 1 }, reason: TOO_DEEP }
  const at = (offset: number, reason: string): Excess => ({ place: lineAt(text, offset), reason })
  const open: boolean[] = []
  let attributes = 0
  let costly = 0
  for (const { 0: found, index } of text.matchAll(COSTLY)) {
    if (found === '}') {
      if (open.pop() === true) attributes--
      continue
    }
    if (++costly * text.length > MOST_STEPS) return at(index, TOO_MANY)
    if (found === '&') continue
    const isAttribute = found !== '{'
    open.push(isAttribute)
    if (isAttribute && ++attributes > MOST_BRACES) return at(index, TOO_DEEP)
  }
  return undefined
}

/** The number of runs of the parser for a text. It depends on the text alone, so that problems are the same on every machine. */
export function runsFor(text: string): number {
  const signs = text.match(SIGNS)?.length ?? 0
  return text.length < LONG ? Math.max(1, Math.min(MOST_TRIES, Math.floor(MOST_STEPS / (text.length * signs)))) : 1
}
