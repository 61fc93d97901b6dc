import { required } from '../../../engine/problems/problem'
import type { Graph } from '../../graph/graph'
import type { Block } from '../pdf-document'

/** Facts by key. */
export const factsOf = ({ site }: Graph, keys: readonly string[]) => keys.map((key) => required(site.facts[key], `the fact ${key}`))

/** Facts as large figures. */
export const factStats = (graph: Graph, keys: readonly string[]): Block => ({
  kind: 'stats',
  items: factsOf(graph, keys).map(({ value, label }) => ({ value, label })),
})
