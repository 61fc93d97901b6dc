import { itemAt } from '../../../engine/lib/items'
import type { Point } from '../geometry/point'
import type { PlacedNet } from './crop'
import type { Route } from './layout'
import { SIDE } from './rows'

/** A net in two columns. Nodes are given by their places in the net. */
export type ColumnNet = {
  /** Each node of the middle row with those of the upper row that belong to it below it. */
  left: readonly number[]
  /** The nodes of the lower row, each near to what it is joined with. */
  right: readonly number[]
  /** The position of each node, by its place in the net: on the left or the right side of the drawing. */
  positions: readonly Point[]
  /** Lines across, and from a node of the upper row to the one above it. */
  routes: readonly Route[]
}

/**
 * The same net for a narrow window, from top to bottom. A node of the upper row stands below the first of the middle row that it is joined
 * with; a line to a second one would run over the points between them, and is left out.
 */
export function columnsOf({ rows, positions, routes }: PlacedNet): ColumnNet {
  const across = (node: number) => itemAt(positions, node)[0]
  const level = (row: number) => [...rows.keys()].filter((node) => rows[node] === row).toSorted((one, other) => across(one) - across(other))
  const neighborsOf = (node: number) => routes.flatMap(([from, to]) => (from === node ? [to] : to === node ? [from] : []))
  const ownerOf = (node: number) => neighborsOf(node).find((other) => rows[other] === 1)
  const upper = level(2)
  const left = [
    ...level(1).flatMap((node) => [node, ...upper.filter((other) => ownerOf(other) === node)]),
    ...upper.filter((node) => ownerOf(node) === undefined),
  ]
  const heightOf = (node: number) => {
    const heights = neighborsOf(node).map((other) => left.indexOf(other))
    return heights.length === 0 ? left.length : heights.reduce((sum, height) => sum + height, 0) / heights.length
  }
  const right = level(0).toSorted((one, other) => heightOf(one) - heightOf(other))
  return {
    left,
    right,
    positions: [...rows.keys()].map((node) => (rows[node] === 0 ? [SIDE, downOf(right, node)] : [0, downOf(left, node)])),
    routes: routes.filter(([from, to]) => (rows[from] === 0) !== (rows[to] === 0) || ownerOf(from) === to || ownerOf(to) === from),
  }
}

/** The middle of a row of a column. */
const downOf = (column: readonly number[], node: number) => Math.round(((column.indexOf(node) + 0.5) * SIDE) / column.length)
