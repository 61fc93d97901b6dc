import { itemAt, pairsOf } from '../../../engine/lib/items'
import { distance, type Point } from '../geometry/point'
import { areaOf } from '../geometry/winding'
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

/** An area lower than this part of its longest side looks like a line that is printed twice. */
const LEAST_HEIGHT = 0.25

/** Nodes with positions, of a drawing that is shown so many times wider than high. */
type DrawnNet = { positions: readonly Point[]; routes: readonly Edge[]; stretch: number }

/** How many of the areas at a node are too slim to be seen as areas. */
export function slimAreas(node: number, { positions, routes, stretch }: DrawnNet): number {
  const at = (end: number): Point => {
    const [x, y] = itemAt(positions, end)
    return [x * stretch, y]
  }
  return facetsOf(routes).filter((ends) => {
    if (!ends.includes(node)) return false
    const corners = ends.map(at)
    const longest = Math.max(...[...pairsOf(corners)].map(([one, other]) => distance(one, other)))
    return 2 * areaOf(corners) < LEAST_HEIGHT * longest ** 2
  }).length
}
