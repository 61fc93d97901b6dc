import type { ArticleNode } from '../../../schemas/components'
import type { Article, Graph } from '../../../src/site/graph/graph'
import { toolFile } from '../../../src/site/graph/tool-file'
import type { FileAt } from '../../../src/site/ui/layout/FileLink'
import { sizeText } from '../file'

/** A file to take away, as a page offers it. */
export type OfferedTool = { title: string; description: string; format: string; file: FileAt }

/** The files that an article speaks of. */
export const toolsOf = (graph: Graph, { collection, slug }: Pick<Article, 'collection' | 'slug'>): OfferedTool[] =>
  graph.tools
    .values()
    .filter((tool) => {
      const named: Partial<Record<string, readonly string[]>> = { whitepapers: tool.papers, blog: tool.posts, newsroom: tool.news }
      return named[collection]?.includes(slug) ?? false
    })
    .map((tool) => {
      const { href, type, text } = toolFile(tool, graph.site.strings.tools)
      const format = tool.format.toUpperCase()
      const size = sizeText(Buffer.byteLength(text), graph.site.identity.locale)
      return { title: tool.title, description: tool.description, format, file: { href, type, details: [format, size] } }
    })

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
