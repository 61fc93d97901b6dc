import { memoize } from '../../../engine/lib/memoize'
import { fill } from '../../../engine/lib/text'
import type { Graph } from '../../graph/graph'
import type { Block } from '../pdf-document'
import { paragraph, table } from './text-blocks'

/** Technologies by name: a table of those whose use is known, and a sentence with the others. */
export function technologyBlocks(graph: Graph, names: readonly string[]): Block[] {
  const { caseStudy, columns } = graph.pages.documents
  const uses = usesByName(graph)
  const rows = names.flatMap((name) => {
    const use = uses.get(name)
    return use === undefined ? [] : [[name, use]]
  })
  const others = names.filter((name) => !uses.has(name))
  return [
    ...(rows.length > 0 ? [table(caseStudy.technologies, [columns.technology, columns.use], rows)] : []),
    ...(others.length > 0 ? [paragraph(fill(caseStudy.others, { names: others.join(', ') }))] : []),
  ]
}

/** The use of each technology, by name. */
const usesByName = memoize(
  (graph: Graph): ReadonlyMap<string, string> =>
    new Map(graph.technologies.values().flatMap(({ technologies }) => technologies.map(({ name, description }) => [name, description]))),
)
