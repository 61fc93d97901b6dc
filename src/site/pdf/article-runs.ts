import type { ArticleNode } from '../../../schemas/components/index'
import type { Run } from './pdf-document'

type Look = Pick<Run, 'style' | 'href'>

/** A line that is broken by its author. */
const LINE_BREAK = '\u2028'

/** How the text of an element looks inside text that looks otherwise. */
function lookOf(node: Extract<ArticleNode, { type: 'element' }>, outer: Look): Look {
  switch (node.tag) {
    case 'strong':
      return { ...outer, style: 'strong' }
    case 'em':
      return { ...outer, style: outer.style ?? 'emphasis' }
    case 'code':
      return { ...outer, style: 'code' }
    case 'a':
      // Anchors are of the page of the article, which a PDF may have other headings than.
      return node.href?.startsWith('#') ? outer : { ...outer, href: node.href }
    default:
      return outer
  }
}

/** The text of nodes as runs. What was taken out of the text is left out. */
export function runsOf(nodes: readonly ArticleNode[], look: Look = {}): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === 'text') return [{ text: node.value, ...look }]
    if (node.type === 'component') return runsOf(node.children, look)
    if (node.tag === 'del') return []
    if (node.tag === 'sup') return runsOf([{ type: 'text', value: `[${node.note?.number ?? ''}]` }], look)
    if (node.tag === 'br') return [{ text: ` ${LINE_BREAK}` }]
    return runsOf(node.children, lookOf(node, look))
  })
}

/** The words of nodes. */
export const plainText = (nodes: readonly ArticleNode[]): string =>
  runsOf(nodes)
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
