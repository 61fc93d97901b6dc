import { memoize } from '../../engine/lib/memoize'
import { sizeText } from '../../engine/lib/size'
import type { Graph } from './graph'
import { toolFile } from './tool-file'

/** A file to download: title and description, format, address, media type without parameters, and size in bytes. */
export type NamedTool = { title: string; description: string; format: string; href: string; type: string; size: number }

type Tool = ReturnType<Graph['tools']['values']>[number]

function named(tool: Tool, { site }: Graph): NamedTool {
  const { href, type, text } = toolFile(tool, site.strings.tools)
  const { title, description, format } = tool
  return { title, description, format: format.toUpperCase(), href, type, size: Buffer.byteLength(text) }
}

/** The files that belong to an article. */
export const toolsOf = (graph: Graph, { collection, slug }: { collection: string; slug: string }): NamedTool[] =>
  graph.tools
    .values()
    .filter(({ papers, posts, news }) => {
      const namedBy: Partial<Record<string, readonly string[]>> = { whitepapers: papers, blog: posts, newsroom: news }
      return namedBy[collection]?.includes(slug) ?? false
    })
    .map((tool) => named(tool, graph))

/** Details shown next to a link to a file: its format and size. */
export const toolDetails = ({ format, size }: Pick<NamedTool, 'format' | 'size'>, locale: string): readonly string[] => [
  format,
  sizeText(size, locale),
]

/** The details of every file as one text, by its address. */
export const toolDetailsByAddress = memoize((graph: Graph): ReadonlyMap<string, string> => {
  const all = graph.tools.values().map((tool) => named(tool, graph))
  return new Map(all.map((tool) => [tool.href, toolDetails(tool, graph.site.identity.locale).join(', ')]))
})
