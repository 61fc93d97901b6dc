import { memoize } from '../../engine/lib/memoize'
import type { Graph } from './graph'

/** The full text of a whitepaper, by the slug of the paper. */
export const manuscriptOf = (graph: Graph, whitepaper: string) => byWhitepaper(graph).get(whitepaper)

const byWhitepaper = memoize((graph: Graph) => new Map(graph.manuscripts.values().map((entry) => [entry.whitepaper, entry])))
