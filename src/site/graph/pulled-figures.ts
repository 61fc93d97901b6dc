import type { ArticleNode } from '../../../schemas/components/index'

/** A figure of a text, such as `31%`, and the sentence that it is from, or a sentence without one as a quotation. */
export type PulledFigure = { figure?: string; sentence: string }

/** Characters between two figures, so that each has room in the margin beside its paragraph. */
const DISTANCE = 600
/** Characters without a figure after which a sentence is quoted. */
const LONG_WITHOUT = 1600
/** Characters of text that have to follow, since a figure with its sentence is as high as a few lines. */
const ROOM = 240
/** Lengths of sentences that say enough by themselves, and are short enough for a margin. */
const SHORTEST = 28
const LONGEST = 140

/** Before an amount that does not stand alone: it is one end of a range, a limit, or a part of a larger amount. */
const BOUND = '(?<!(?:between|from|than|below|above|under|and|to) )'
/** Words that a sentence begins with when it goes on from the one before, which does not stand in the margin. */
const GOES_ON = /^(?:He|It|She|That|These|They|This|Those)\b/
/** Amounts of money, percentages, and parts of a whole. */
const AMOUNT = new RegExp(String.raw`${BOUND}(?:[$€£]\d[\d,]*(?:\.\d+)?[MKB]?(?![\d.]*\d)|(?<![\d.,])\d[\d.,]*%|\b\d[\d,]* of \d[\d,]*\b)`)
/** Numbers from ten on, but years, with what is counted. A number after a capital letter is a name or a date. */
const COUNT = new RegExp(String.raw`${BOUND}(?<!\p{Lu}[\p{L}/]* |[\d.,:$€£/-])\b(?!(?:19|20)\d\d\b)\d[\d,]*\d [a-z]{3,9}s\b`, 'u')

/**
 * What a long text shows in its margin, by the paragraph that each is from: figures of short sentences, and where there are none for long, a
 * sentence; far from each other.
 *
 * @param skipped characters at the start that have something else beside them
 */
export function pulledFigures(nodes: readonly ArticleNode[], skipped = 0): ReadonlyMap<ArticleNode, PulledFigure> {
  const pulled = new Map<ArticleNode, PulledFigure>()
  const lengths = nodes.map((node) => textOf(node).length)
  let left = lengths.reduce((sum, length) => sum + length, 0)
  let next = skipped
  let at = 0
  for (const [index, node] of nodes.entries()) {
    const length = lengths[index] ?? 0
    const isFree = at >= next && left >= ROOM && node.type === 'element' && node.tag === 'p'
    const found = isFree ? (figureIn(textOf(node)) ?? (at >= next + LONG_WITHOUT - DISTANCE ? endOf(textOf(node)) : undefined)) : undefined
    if (found) {
      pulled.set(node, found)
      next = at + DISTANCE
    }
    at += length
    left -= length
  }
  return pulled
}

/** The first amount of a paragraph, else its first count, in a sentence of the right length. */
function figureIn(text: string): PulledFigure | undefined {
  const sentences = sentencesOf(text).filter(
    (sentence) => isLong(sentence, SHORTEST, LONGEST) && !sentence.includes('=') && !GOES_ON.test(sentence),
  )
  for (const pattern of [AMOUNT, COUNT])
    for (const sentence of sentences) {
      const figure = pattern.exec(sentence)?.[0]
      if (figure !== undefined) return { figure, sentence }
    }
  return undefined
}

/** The last sentence of a paragraph, if it is short and has no figure: the point that the paragraph makes. */
function endOf(text: string): PulledFigure | undefined {
  const sentence = sentencesOf(text).at(-1) ?? ''
  return isLong(sentence, 40, 84) && /^[^\d“”():]*\.$/.test(sentence) && !GOES_ON.test(sentence) ? { sentence } : undefined
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?]["”]?)\s+(?=[\p{Lu}\d“"$€£])/u)
const isLong = ({ length }: string, least: number, most: number) => length >= least && length <= most

const textOf = (node: ArticleNode): string => (node.type === 'text' ? node.value : node.children.map(textOf).join(''))
