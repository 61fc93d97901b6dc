import { pairsOf } from '../../../engine/lib/items'
import type { Edge } from './layout'

/** All triples of nodes that are connected with each other: areas that may be filled. */
export function facetsOf(routes: readonly Edge[]): [number, number, number][] {
  const joined = new Set(routes.flatMap(([from, to]) => [`${from} ${to}`, `${to} ${from}`]))
  const nodes = [...new Set(routes.flat())]
  return nodes.flatMap((node) => {
    const others = nodes.filter((other) => other > node && joined.has(`${node} ${other}`))
    return [...pairsOf(others)]
      .filter((pair) => joined.has(pair.join(' ')))
      .map(([one, other]): [number, number, number] => [node, one, other])
  })
}
