import type { ArticleNode } from '../../../schemas/components/index'
import type { Tone } from '../art/tones'

/**
 * A figure of a text, such as `31%`, and the sentence that it is from, or a sentence without one as a quotation. With a tone it breaks out
 * of the column, on the ground of that.
 */
export type PulledFigure = { figure?: string; sentence: string; tone?: Tone }

/** Characters between two figures, so that each has room in the margin beside its paragraph. */
const DISTANCE = 600
/** Characters without a figure after which a sentence is quoted. */
const LONG_WITHOUT = 1600
/** Characters of text that have to follow, since a figure with its sentence is as high as a few lines. */
const ROOM = 240
/** Characters between the start of the paragraph beside a figure and the sentence that tells it: some 300 pixels. */
const AHEAD = 560
/** The most characters between the two: farther away, the figure would stand beside another thought. */
const FARTHEST = 1800
/** Lengths of sentences that say enough by themselves, and are short enough for a margin. */
const SHORTEST = 28
const LONGEST = 140

/** Before an amount that does not stand alone: it is one end of a range, a limit, or a part of a larger amount. */
const BOUND = '(?<!(?:between|from|than|below|above|under|and|to) )'
/** Words, anywhere in a sentence, for something that may stand outside of it, and so not in the margin. */
const POINTS_ELSEWHERE =
  /\b(?:both|former|he|hers|him|here|it|latter|one of|she|such|theirs|them|there|these|they|this|those)\b|^(?:Her|His|Its|That|Their|Then|The (?:first|fourth|other|others|second|third))\b/i
/** How sentences begin that leave something out, which the one before has said: with a number, or with a word that joins. */
const ELLIPTICAL = /^(?:\d|[$€£]|(?:About|Below|Never|Of that)\b|(?:And|At|But|For|From|In|Of|On|So|Which|With)\b[^,]*[.!?]$)/
/** Amounts of money, percentages, and parts of a whole. */
const AMOUNT = new RegExp(String.raw`${BOUND}(?:[$€£]\d[\d,]*(?:\.\d+)?[MKB]?(?![\d.]*\d)|(?<![\d.,])\d[\d.,]*%|\b\d[\d,]* of \d[\d,]*\b)`)
/** What a number may count in the margin. A word that only ends as a plural does may be a verb: “Nine of 61 sounds like a small list.” */
const COUNTED =
  'analysts|calls|centers|checkouts|clients|contracts|controls|countries|days|engineers|experts|hours|jobs|lines|minutes|months|people|programs|questions|seconds|services|sites|suppliers|systems|teams|weeks|workloads|years'
/**
 * Numbers from ten on, but years, with what is counted. A number after a capital letter is a name or a date, and one after “of” a whole.
 */
const COUNT = new RegExp(String.raw`${BOUND}(?<!\bof |\p{Lu}[\p{L}/]* |[\d.,:$€£/-])\b(?!(?:19|20)\d\d\b)\d[\d,]*\d (?:${COUNTED})\b`, 'u')

/** What an editor has chosen for the margin: `beside` are words of the paragraph. */
type Stated = { figure?: string | undefined; says: string; beside: string }

/** The figures that an editor has chosen, by the paragraphs that they name. The content check finds words that no paragraph has. */
export function statedFigures(nodes: readonly ArticleNode[], margin: readonly Stated[]): ReadonlyMap<ArticleNode, PulledFigure> {
  return new Map(
    margin.flatMap(({ figure, says, beside }) => {
      const node = nodes.find((one) => isParagraph(one) && textOf(one).includes(beside))
      return node ? [[node, { ...(figure === undefined ? {} : { figure }), sentence: says }] as const] : []
    }),
  )
}

/**
 * What a long text shows in its margin, by the paragraph beside which each is: figures of short sentences, and where there are none for
 * long, a sentence; far from each other, and before the text says it, so that nothing is read twice in one look. The last paragraph is
 * never quoted: it has the ending.
 */
export function pulledFigures(nodes: readonly ArticleNode[]): ReadonlyMap<ArticleNode, PulledFigure> {
  const pulled = new Map<ArticleNode, PulledFigure>()
  const lengths = nodes.map((node) => textOf(node).length)
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const ending = nodes.findLast(isParagraph)
  const paragraphs: { node: ArticleNode; at: number }[] = []
  let next = 0
  let at = 0
  for (const [index, node] of nodes.entries()) {
    if (isParagraph(node)) {
      const text = textOf(node)
      const found = node === ending ? undefined : (figureIn(node) ?? (at >= next + LONG_WITHOUT - DISTANCE ? endOf(text) : undefined))
      const said = at + (found ? text.indexOf(found.sentence) : 0)
      const host = paragraphs.findLast((one) => one.at <= said - AHEAD)
      if (found && host && host.at >= next && host.at >= said - FARTHEST && whole - host.at >= ROOM) {
        pulled.set(host.node, found)
        next = host.at + DISTANCE
      }
      paragraphs.push({ node, at })
    }
    at += lengths[index] ?? 0
  }
  return pulled
}

/**
 * The same figures, of which one breaks out, as the spread of a long text does: the one that is said nearest to the middle. It stands after
 * the paragraph that says it, so that it never comes before its section, nor between a question and the answer. A figure that no paragraph
 * says in these words stays in the margin.
 */
export function withSpread(
  nodes: readonly ArticleNode[],
  pulled: ReadonlyMap<ArticleNode, PulledFigure>,
  tone: Tone,
): ReadonlyMap<ArticleNode, PulledFigure> {
  if (pulled.size === 0) return pulled
  let whole = 0
  const placed = nodes.map((node): PlacedNode => {
    const text = textOf(node)
    const at = whole
    whole += text.length
    return { node, text, at }
  })
  const distanceOf = ({ at }: PlacedNode) => Math.abs(at - whole / 2)
  const [spread] = [...pulled]
    .flatMap(([node, figure]) => {
      const saying = sayingOf(placed.slice(nodes.indexOf(node)), figure)
      return saying && (saying.node === node || !pulled.has(saying.node)) ? [{ node, figure, saying }] : []
    })
    .toSorted((one, other) => distanceOf(one.saying) - distanceOf(other.saying))
  if (!spread) return pulled
  const beside = [...pulled].filter(([node]) => node !== spread.node)
  return new Map([...beside, [spread.saying.node, { ...spread.figure, tone }]])
}

/** A node with its text, and how many characters are before it. */
type PlacedNode = { node: ArticleNode; text: string; at: number }

/** The first paragraph that says a figure, or the sentence of one without, and does not lead to what follows it. */
function sayingOf(placed: readonly PlacedNode[], { figure, sentence }: PulledFigure): PlacedNode | undefined {
  const amounts = figure?.match(/\d[\d.,]*%?/g) ?? []
  // Of a range, such as `20% to 60%`, a text has both ends, with other words between them.
  const words = amounts.length > 1 ? amounts : [figure ?? sentence]
  return placed.find(({ node, text }) => isParagraph(node) && words.every((word) => text.includes(word)) && !/[:?]$/.test(text))
}

const isParagraph = (node: ArticleNode) => node.type === 'element' && node.tag === 'p'

/** The first amount of a paragraph, else its first count, in a sentence of the right length. */
function figureIn(node: ArticleNode): PulledFigure | undefined {
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

/** The last sentence of a paragraph, if it is short and has no figure: the point that the paragraph makes. */
function endOf(text: string): PulledFigure | undefined {
  const sentence = sentencesOf(text).at(-1) ?? ''
  return isLong(sentence, 40, 84) && /^[^\d“”():]*\.$/.test(sentence) && standsAlone(sentence) ? { sentence } : undefined
}

/** Whether a sentence can be understood without those around it. */
const standsAlone = (sentence: string) => !POINTS_ELSEWHERE.test(sentence) && !ELLIPTICAL.test(sentence)

const sentencesOf = (text: string) => text.split(/(?<=[.!?]["”]?)\s+(?=[\p{Lu}\d“"$€£])/u)
const isLong = ({ length }: string, least: number, most: number) => length >= least && length <= most

/** The texts of the links in a node. */
const linksOf = (node: ArticleNode): string[] =>
  node.type === 'text' ? [] : node.type === 'element' && node.tag === 'a' ? [textOf(node)] : node.children.flatMap(linksOf)

const textOf = (node: ArticleNode): string => (node.type === 'text' ? node.value : node.children.map(textOf).join(''))
