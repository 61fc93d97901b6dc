import type { ArticleNode } from '../../schemas/components/index'
import { type ElementNode, textIn } from '../../src/site/ui/prose/text-in'

const isElement = (node: ArticleNode): node is ElementNode => node.type === 'element'

/** The elements with a tag in a text, in order; such elements must not be nested. */
const elementsIn = (nodes: readonly ArticleNode[], tag: ElementNode['tag']): readonly ElementNode[] =>
  nodes.flatMap((node) => {
    if (node.type === 'text') return []
    return isElement(node) && node.tag === tag ? [node] : elementsIn(node.children, tag)
  })

/** Rows of the tables of a text. */
export const rowsIn = (nodes: readonly ArticleNode[]): readonly ElementNode[] => elementsIn(nodes, 'tr')

/** The text of each cell of the tables of a text. */
export const cellsIn = (nodes: readonly ArticleNode[]): readonly string[] => elementsIn(nodes, 'td').map(textIn)
