import type { ArticleNode } from '../../../../schemas/components/index'
import { linksOf, textOf } from './nodes'
import type { PulledFigure } from './pulled-figure'

/** Lengths of sentences that are self-contained, and short enough for a margin. */
const SHORTEST = 28
const LONGEST = 140
/** Lengths of closing sentences that are quoted in large letters. */
const SHORTEST_ENDING = 40
const LONGEST_ENDING = 84

/** Words before an amount that is incomplete by itself: one end of a range, a limit, or a part of a larger amount. */
const BOUND = '(?<!(?:between|from|than|below|above|under|and|to) )'
/** Words, anywhere in a sentence, that may refer to something outside of it. */
const POINTS_ELSEWHERE =
  /\b(?:both|former|he|hers|him|here|it|latter|one of|she|such|theirs|them|there|these|they|this|those)\b|^(?:Her|His|Its|That|Their|Then|The (?:first|fourth|other|others|second|third))\b/i
/** Starts of sentences that depend on the previous one: a number, or a connecting word. */
const ELLIPTICAL = /^(?:\d|[$€£]|(?:About|Below|Never|Of that)\b|(?:And|At|But|For|From|In|Of|On|So|Which|With)\b[^,]*[.!?]$)/
/** Amounts of money, percentages, and parts of a whole. */
const AMOUNT = new RegExp(String.raw`${BOUND}(?:[$€£]\d[\d,]*(?:\.\d+)?[MKB]?(?![\d.]*\d)|(?<![\d.,])\d[\d.,]*%|\b\d[\d,]* of \d[\d,]*\b)`)
/**
 * Nouns that a number may count in the margin. Not every word with a plural ending: it may be a verb, as in “Nine of 61 sounds like a small
 * list.”
 */
const COUNTED =
  'analysts|calls|centers|checkouts|clients|contracts|controls|countries|days|engineers|experts|hours|jobs|lines|minutes|months|people|programs|questions|seconds|services|sites|suppliers|systems|teams|weeks|workloads|years'
/**
 * Numbers of two digits or more, except years, with the noun that they count. A number after a capitalized word is a name or a date, and
 * one after “of” a whole.
 */
const COUNT = new RegExp(String.raw`${BOUND}(?<!\bof |\p{Lu}[\p{L}/]* |[\d.,:$€£/-])\b(?!(?:19|20)\d\d\b)\d[\d,]*\d (?:${COUNTED})\b`, 'u')

/** The first amount of a paragraph, else its first count, in a sentence of the right length. */
export function figureIn(node: ArticleNode): PulledFigure | undefined {
  const links = linksOf(node)
  const sentences = sentencesOf(textOf(node)).filter(
    (sentence) =>
      isLong(sentence, SHORTEST, LONGEST) &&
      !sentence.includes('=') &&
      standsAlone(sentence) &&
      !links.some((link) => sentence.includes(link)),
  )
  for (const pattern of [AMOUNT, COUNT])
    for (const sentence of sentences) {
      const figure = pattern.exec(sentence)?.[0]
      if (figure !== undefined) return { figure, sentence }
    }
  return undefined
}

/** The last sentence of a paragraph as a quotation, if it is short, self-contained and has no figure. */
export function endOf(text: string): PulledFigure | undefined {
  const sentence = sentencesOf(text).at(-1) ?? ''
  return isLong(sentence, SHORTEST_ENDING, LONGEST_ENDING) && /^[^\d“”():]*\.$/.test(sentence) && standsAlone(sentence)
    ? { sentence }
    : undefined
}

/** Whether a sentence can be understood without those around it. */
const standsAlone = (sentence: string) => !POINTS_ELSEWHERE.test(sentence) && !ELLIPTICAL.test(sentence)

/** Unlike in `engine/lib/sentences`, a sentence may begin with an amount of money. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?]["”]?)\s+(?=[\p{Lu}\d“"$€£])/u)
const isLong = ({ length }: string, least: number, most: number) => length >= least && length <= most
