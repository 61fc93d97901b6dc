import type { Article, Graph } from '../../../src/site/graph/graph'
import { toolDetails, toolsOf } from '../../../src/site/graph/tools'
import type { LinkedFile } from '../../../src/site/ui/layout/FileLink'

/** A file to download, as a page offers it. */
export type OfferedTool = { title: string; description: string; format: string; file: LinkedFile }

/** The files that belong to an article. */
export const offeredTools = (graph: Graph, article: Pick<Article, 'collection' | 'slug'>): OfferedTool[] =>
  toolsOf(graph, article).map((tool) => {
    const { title, description, format, href, type } = tool
    return { title, description, format, file: { href, type, details: toolDetails(tool, graph.site.identity.locale) } }
  })

/** Details for links to the files of an article in its text, by address. */
export const detailsByAddress = (tools: readonly OfferedTool[]): ReadonlyMap<string, string> =>
  new Map(tools.map(({ file }) => [file.href, file.details.join(', ')]))
