import { itemAt } from '../../engine/lib/items'

/** A column of text: its width, a function that measures a text, and the maximum number of lines. */
export type Column = { width: number; most: number; widthOf: (text: string) => number }

/** A text in lines, and how uneven they are: the sum of squared deviations, relative to the width, and of the costs of breaks. */
type Balanced = { lines: string[]; cost: number }

/** Cost of a break after punctuation that divides the sentence; negative, as such a break is good. */
const AFTER_SIGN = -0.06
/** Cost of a break after a short word. */
const AFTER_SHORT_WORD = 0.04
/** Cost of a break after a word that has a line to itself. */
const AFTER_LONE_WORD = 0.3
/** Cost of a break within a word. */
const WITHIN_WORD = 0.12

/** Weight of the last line: it may be shorter than the others. */
const LAST_LINE = 0.5

/** Words that are not short. */
const LONG_WORD = /\p{L}{4,}/gu

/** Cost of a word alone in a line, in a text of more than two long words: at the end it looks left over. */
const LONE_END = 0.2
const LONE = 0.06

const SIGN = /[,;:.!?–—]$/u

/** Short words, mostly articles and prepositions, which belong to the next word. */
const SHORT = /^\p{L}{1,3}$/u

/**
 * Parts of a text between which a line may end: after a space, or after a hyphen, a dash or a slash between letters. Never within a
 * syllable.
 */
const PART = /[^ ]+?(?:[-–—/](?=\p{L}{2})|(?= )|$)(?: +|$)?/gu

/**
 * Breaks a text into as few lines as possible, as even as possible, like `text-wrap: balance`. Undefined if a part is wider than the
 * column, or there are too many lines.
 */
export function balanced(text: string, { width, most, widthOf }: Column): Balanced | undefined {
  const parts = text.match(PART) ?? []
  const between = (from: number, to: number) => parts.slice(from, to).join('').trimEnd()
  const whole = parts.map((part) => widthOf(part))
  const ends = parts.map((part) => widthOf(part.trimEnd()))
  const widthFrom = (from: number, to: number) => whole.slice(from, to - 1).reduce((sum, one) => sum + one, itemAt(ends, to - 1))
  const least = leastLines(parts.length, (from, to) => widthFrom(from, to) <= width)
  if (least === undefined || least > most) return undefined
  const target = widthFrom(0, parts.length) / least
  const hasWords = least > 1 && (text.match(LONG_WORD) ?? []).length > 2
  const loneCost = (from: number, to: number) => {
    if (!hasWords || between(from, to).includes(' ')) return 0
    return to === parts.length ? LONE_END : LONE
  }
  const best = bestBreaks(parts.length, least, (from, to) => {
    const extent = widthFrom(from, to)
    if (extent > width) return Number.POSITIVE_INFINITY
    const uneven = ((extent - target) / width) ** 2
    const own = to === parts.length ? uneven * LAST_LINE : uneven + breakCost(itemAt(parts, to - 1), to - from === 1)
    return own + loneCost(from, to)
  })
  return { lines: best.lines.map(([from, to]) => between(from, to)), cost: best.cost }
}

function breakCost(last: string, isAlone: boolean): number {
  if (!last.endsWith(' ')) return WITHIN_WORD
  const word = last.trimEnd()
  if (!SHORT.test(word)) return SIGN.test(word) ? AFTER_SIGN : 0
  return isAlone ? AFTER_LONE_WORD : AFTER_SHORT_WORD
}

/** The number of lines if each takes as many parts as fit; undefined if a part is too wide. */
function leastLines(count: number, fits: (from: number, to: number) => boolean): number | undefined {
  let lines = 0
  for (let from = 0; from < count; lines++) {
    if (!fits(from, from + 1)) return undefined
    let to = from + 1
    while (to < count && fits(from, to + 1)) to++
    from = to
  }
  return lines
}

type Break = { cost: number; lines: (readonly [number, number])[] }

/** The division of `count` parts into lines with the least cost. */
function bestBreaks(count: number, lines: number, cost: (from: number, to: number) => number): Break {
  let best = new Map<number, Break>([[0, { cost: 0, lines: [] }]])
  for (let line = 0; line < lines; line++) {
    const next = new Map<number, Break>()
    for (const [from, before] of best)
      for (let to = from + 1; to <= count; to++) {
        const total = before.cost + cost(from, to)
        if (total === Number.POSITIVE_INFINITY) break
        if (total < (next.get(to)?.cost ?? Number.POSITIVE_INFINITY)) next.set(to, { cost: total, lines: [...before.lines, [from, to]] })
      }
    best = next
  }
  return best.get(count) ?? { cost: 0, lines: [] }
}

/** Fills the lines of a column in turn, breaks a word that is wider than a line, and ends with … if text is left out. */
export function cut(text: string, column: Column): string[] {
  const lines: string[] = []
  let rest = text
  while (rest !== '' && lines.length < column.most - 1) {
    const taken = startOf(rest, column)
    lines.push(taken.trimEnd())
    rest = rest.slice(taken.length).trimStart()
  }
  if (rest === '') return lines
  const taken = startOf(rest, column)
  return [...lines, taken === rest ? rest : `${startOf(rest, column, ELLIPSIS).replace(END, '')}${ELLIPSIS}`]
}

const ELLIPSIS = '…'

/** Spaces and punctuation that are dropped before an ellipsis. */
const END = /[\s,;:.–—-]+$/u

/** The part of a text that fits into a line together with `end`: up to a space if there is one late enough, else up to any letter. */
function startOf(text: string, { width, widthOf }: Column, end = ''): string {
  const letters = [...text]
  const upTo = (length: number) => letters.slice(0, length).join('')
  let [fits, tooMany] = [1, letters.length + 1]
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (widthOf(upTo(middle).trimEnd() + end) <= width) fits = middle
    else tooMany = middle
  }
  const taken = upTo(fits)
  const space = taken.lastIndexOf(' ')
  return fits === letters.length || letters[fits] === ' ' || space < taken.length / 3 ? taken : taken.slice(0, space)
}
