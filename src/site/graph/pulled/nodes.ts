import type { ArticleNode } from '../../../../schemas/components/index'

/** Whether a node is a paragraph; a figure can be placed next to paragraphs only. */
export const isParagraph = (node: ArticleNode) => node.type === 'element' && node.tag === 'p'

/** The texts of the links in a node. */
export const linksOf = (node: ArticleNode): string[] =>
  node.type === 'text' ? [] : node.type === 'element' && node.tag === 'a' ? [textOf(node)] : node.children.flatMap(linksOf)

/** The text of a node. */
export const textOf = (node: ArticleNode): string => (node.type === 'text' ? node.value : node.children.map(textOf).join(''))
