import type { ArticleNode } from '../../../schemas/components'
import { sizeText } from '../../../src/engine/lib/size'
import type { Article, Graph } from '../../../src/site/graph/graph'
import { toolsOf } from '../../../src/site/graph/tools'
import type { FileAt } from '../../../src/site/ui/layout/FileLink'

/** A file to take away, as a page offers it. */
export type OfferedTool = { title: string; description: string; format: string; file: FileAt }

/** The files that the page of an article offers. */
export const offeredTools = (graph: Graph, article: Pick<Article, 'collection' | 'slug'>): OfferedTool[] =>
  toolsOf(graph, article).map(({ title, description, format, href, type, size }) => ({
    title,
    description,
    format,
    file: { href, type, details: [format, sizeText(size, graph.site.identity.locale)] },
  }))

/** The text of an article, in which each link to one of its files states the format and size of the file. */
export function withFileDetails(nodes: readonly ArticleNode[], tools: readonly OfferedTool[]): readonly ArticleNode[] {
  const details = new Map(tools.map(({ file }) => [file.href, file.details.join(', ')]))
  return tools.length > 0 ? nodes.map((node) => detailed(node, details)) : nodes
}

function detailed(node: ArticleNode, details: ReadonlyMap<string, string>): ArticleNode {
  if (node.type === 'text') return node
  const children = node.children.map((child) => detailed(child, details))
  const said = node.type === 'element' ? details.get(node.href ?? '') : undefined
  return { ...node, children: said === undefined ? children : [...children, { type: 'text', value: ` (${said})` }] }
}
