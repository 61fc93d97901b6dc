import type { ArticleNode } from '../../../schemas/components/index'

/** Adds details, its format and size, to every link to one of some files. `details` is by address. */
export const withFileDetails = (nodes: readonly ArticleNode[], details: ReadonlyMap<string, string>): readonly ArticleNode[] =>
  details.size > 0 ? nodes.map((node) => detailed(node, details)) : nodes

function detailed(node: ArticleNode, details: ReadonlyMap<string, string>): ArticleNode {
  if (node.type === 'text') return node
  const children = node.children.map((child) => detailed(child, details))
  const said = node.type === 'element' ? details.get(node.href ?? '') : undefined
  return { ...node, children: said === undefined ? children : [...children, { type: 'text', value: ` (${said})` }] }
}
