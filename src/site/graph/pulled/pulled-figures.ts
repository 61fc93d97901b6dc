import type { ArticleNode } from '../../../../schemas/components/index'
import { isParagraph, textOf } from './nodes'
import type { PulledFigure } from './pulled-figure'
import { endOf, figureIn } from './sentences'

/** Characters between two figures, so that each has room in the margin next to its paragraph. */
const DISTANCE = 600
/** Characters without a figure after which a sentence is quoted. */
const LONG_WITHOUT = 1600
/** Characters of text that must follow: a figure with its sentence is as high as a few lines. */
const ROOM = 240
/** Characters between the start of the paragraph next to a figure and the sentence that contains it: some 300 pixels. */
const AHEAD = 560
/** The most characters between the two: farther away, the figure would be next to another topic. */
const FARTHEST = 1800

/** A figure that an editor chose for the margin: `beside` are words of the paragraph to place it next to. */
type Stated = { figure?: string | undefined; says: string; beside: string }

/** The figures that editors chose, by the paragraphs that they name. Words that match no paragraph are reported by the content check. */
export function statedFigures(nodes: readonly ArticleNode[], margin: readonly Stated[]): ReadonlyMap<ArticleNode, PulledFigure> {
  return new Map(
    margin.flatMap(({ figure, says, beside }) => {
      const node = nodes.find((one) => isParagraph(one) && textOf(one).includes(beside))
      return node ? [[node, { ...(figure === undefined ? {} : { figure }), sentence: says }] as const] : []
    }),
  )
}

/**
 * Figures and quotations for the margin of a long text, by the paragraph that each is next to: figures of short sentences, and a sentence
 * after a long stretch without figures. They keep a distance from each other and from the sentence in the text, so that nothing is read
 * twice in one look. The last paragraph is never quoted, as it is the ending.
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
