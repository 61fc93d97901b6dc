import { urlOf } from '../routes/addresses'
import type { Graph } from './graph'

/** A file to take away, as a page offers it. */
export type OfferedTool = { title: string; description: string; format: string; href: string }

/** The files that an article speaks of. */
export const toolsOf = (graph: Graph, { collection, slug }: { collection: string; slug: string }): OfferedTool[] =>
  graph.tools
    .values()
    .filter((tool) => {
      const named = new Map([
        ['whitepapers', tool.papers],
        ['blog', tool.posts],
        ['newsroom', tool.news],
      ]).get(collection)
      return named?.some((name) => name === slug) ?? false
    })
    .map((tool) => ({
      title: tool.title,
      description: tool.description,
      format: tool.format.toUpperCase(),
      href: urlOf.download(`${tool.slug}.${tool.format}`),
    }))
