import type { Graph } from './graph'
import { toolFile } from './tool-file'

/** A file to take away: what it is, its address, its media type without parameters, and its size in bytes. */
export type NamedTool = { title: string; description: string; format: string; href: string; type: string; size: number }

/** The files that an article speaks of. */
export const toolsOf = (graph: Graph, { collection, slug }: { collection: string; slug: string }): NamedTool[] =>
  graph.tools
    .values()
    .filter(({ papers, posts, news }) => {
      const named: Partial<Record<string, readonly string[]>> = { whitepapers: papers, blog: posts, newsroom: news }
      return named[collection]?.includes(slug) ?? false
    })
    .map((tool) => {
      const { href, type, text } = toolFile(tool, graph.site.strings.tools)
      return {
        title: tool.title,
        description: tool.description,
        format: tool.format.toUpperCase(),
        href,
        type,
        size: Buffer.byteLength(text),
      }
    })
