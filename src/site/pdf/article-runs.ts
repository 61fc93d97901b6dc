import type { ArticleNode } from '../../../schemas/components/index'
import type { Run } from './pdf-document'

type Look = Pick<Run, 'style' | 'href'>

/** A line break written by the author. */
const LINE_BREAK = '\u2028'

/** The look of the text of an element inside text with another look. */
function lookOf(node: Extract<ArticleNode, { type: 'element' }>, outer: Look): Look {
  switch (node.tag) {
    case 'strong':
      return { ...outer, style: 'strong' }
    case 'em':
      return { ...outer, style: outer.style ?? 'emphasis' }
    case 'code':
      return { ...outer, style: 'code' }
    case 'a':
      // Links within the article are dropped, as the PDF may have other headings.
      return node.href?.startsWith('#') ? outer : { ...outer, href: node.href }
    default:
      return outer
  }
}

/** The text of nodes as runs, without deleted text. */
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
