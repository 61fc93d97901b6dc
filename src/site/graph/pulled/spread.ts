import type { ArticleNode } from '../../../../schemas/components/index'
import type { Tone } from '../../art/tones'
import { isParagraph, textOf } from './nodes'
import { partIn } from './part'
import type { PulledFigure } from './pulled-figure'

/**
 * The same figures, with one that breaks out of the column: the one whose sentence is nearest to the middle of the text. It is placed after
 * the paragraph with the sentence, so that it never comes before its section, nor between a question and the answer. A figure that no
 * paragraph contains literally stays in the margin.
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
  const part = partIn(spread.figure)
  const beside = [...pulled].filter(([node]) => node !== spread.node)
  return new Map([...beside, [spread.saying.node, { ...spread.figure, tone, ...(part && { part }) }]])
}

/** A node with its text and its offset in characters. */
type PlacedNode = { node: ArticleNode; text: string; at: number }

/** The first paragraph that contains a figure, or the sentence of a quotation, and does not end by introducing what follows. */
function sayingOf(placed: readonly PlacedNode[], { figure, sentence }: PulledFigure): PlacedNode | undefined {
  const amounts = figure?.match(/\d[\d.,]*%?/g) ?? []
  // For a range, such as `20% to 60%`, a text has both ends, with other words between them.
  const words = amounts.length > 1 ? amounts : [figure ?? sentence]
  return placed.find(({ node, text }) => isParagraph(node) && words.every((word) => text.includes(word)) && !/[:?]$/.test(text))
}
