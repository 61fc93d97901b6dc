import { itemAt } from '../../../engine/lib/items'
import type { Run } from '../pdf-document'
import type { TextStyle } from '../styles'
import { type Fragment, fragmentsOf, totalWidth, widthIn } from './fragment'
import { type Word, wordsOf } from './words'

/** A line of text, in fragments from left to right. */
export type Line = { fragments: readonly Fragment[]; width: number }

/**
 * Cost of a last line that is much too short, relative to the squared empty part of other lines; and the fraction below which it is too
 * short.
 */
const SHORT_END = 0.12
const SHORT = 0.18
/** A small cost of each line, so that balancing never adds a line. */
const LINE = 0.03

/** Breaks words into lines of equal length as far as possible. Returns the index of the word after each line. */
function breaksOf(words: readonly Word[], width: number, balanced: boolean): number[] {
  const cost = [0]
  const from = [0]
  for (let end = 1; end <= words.length; end++) {
    let best = Number.POSITIVE_INFINITY
    let start = end - 1
    let length = 0
    for (let first = end - 1; first >= 0; first--) {
      const word = itemAt(words, first)
      if (first < end - 1 && word.forced) break
      length += word.width + (first < end - 1 ? word.space : 0)
      if (length > width + 0.01 && first < end - 1) break
      const empty = Math.max(0, (width - length) / width)
      const ends = end === words.length || itemAt(words, end - 1).forced
      const own = ends && !balanced ? (length < width * SHORT && first > 0 ? SHORT_END : 0) : empty * empty
      const sum = itemAt(cost, first) + own + LINE
      if (sum < best) [best, start] = [sum, first]
    }
    cost.push(best)
    from.push(start)
  }
  const ends: number[] = []
  for (let end = words.length; end > 0; end = itemAt(from, end)) ends.unshift(end)
  return ends
}

const sameLook = (a: Fragment, b: Fragment) => a.face === b.face && a.style === b.style && a.link === b.link

/** The words of a line, merged into few fragments, with spaces between them, and one at the end if the text goes on. */
function lineOf(words: readonly Word[], goesOn: boolean): Line {
  const fragments: Fragment[] = []
  let trailing = 0
  for (const [index, word] of words.entries()) {
    const isLast = index === words.length - 1
    for (const [at, fragment] of word.fragments.entries()) {
      const spaced = at === word.fragments.length - 1 && word.space > 0 && (!isLast || goesOn)
      const text = spaced ? `${fragment.text} ` : fragment.text
      if (spaced && isLast) trailing = word.space
      const last = fragments.at(-1)
      if (last && sameLook(last, fragment)) last.text += text
      else fragments.push({ ...fragment, text })
    }
  }
  for (const fragment of fragments) fragment.width = widthIn(fragment.text, fragment.face, fragment.style)
  return { fragments, width: totalWidth(fragments) - trailing }
}

/** Sets runs in lines of a width. Runs without words have no lines. */
export function linesOf(runs: readonly Run[], style: TextStyle, width: number): Line[] {
  const words = wordsOf(runs, style, width)
  return linesBetween(words, breaksOf(words, width, false))
}

/** Sets runs in lines of a width that are equally long, including the last one, as for headings. */
export function balancedLines(runs: readonly Run[], style: TextStyle, width: number): Line[] {
  const words = wordsOf(runs, style, width)
  return linesBetween(words, breaksOf(words, width, true))
}

/** The lines of words, by the index of the word after each line. */
function linesBetween(words: readonly Word[], breaks: readonly number[]): Line[] {
  let start = 0
  return breaks.map((end) => {
    const line = lineOf(words.slice(start, end), end < words.length)
    start = end
    return line
  })
}

/** A line with a space after it, which separates it from the next word when the text of the file is extracted; it is not visible. */
export const withTrailingSpace = ({ fragments, width }: Line): Line => ({
  width,
  fragments: fragments.map((fragment, index) => (index === fragments.length - 1 ? { ...fragment, text: `${fragment.text} ` } : fragment)),
})

/** A text on one line. A text that is too long is truncated, after a word if possible. */
export function oneLine(text: string, style: TextStyle, width: number): Line {
  const whole = fragmentsOf(text.replaceAll(/\s+/g, ' '), style)
  if (totalWidth(whole) <= width) return { fragments: whole, width: totalWidth(whole) }
  let cut = ''
  for (const word of text.split(/(?=\s)/)) {
    if (widthIn(`${cut + word}…`, style.face, style) > width) break
    cut += word
  }
  const [first = ''] = wordsOf([{ text }], style, width * 0.9).map(({ fragments }) => fragments.map((fragment) => fragment.text).join(''))
  const fragments = fragmentsOf(`${cut === '' ? first : cut}…`, style)
  return { fragments, width: totalWidth(fragments) }
}
