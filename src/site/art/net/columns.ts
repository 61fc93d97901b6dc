import { itemAt, pairsOf } from '../../../engine/lib/items'
import type { Point } from '../geometry/point'
import type { PlacedNet } from './crop'
import type { Edge } from './layout'
import { SIDE } from './rows'

/** The part of a net that a narrow window has room for, in two columns. Nodes are given by their index in the net. */
export type ColumnNet = {
  /** Each node of the middle row, followed by the nodes of the upper row that are shown below it. */
  left: readonly number[]
  /** The nodes of the lower row. */
  right: readonly number[]
  /** The position of each node, by its index in the net: at the left or the right side of the drawing. */
  positions: readonly Point[]
  /** Lines between shown nodes: across, and from a node of the upper row to the one above it. */
  routes: readonly Edge[]
}

/**
 * The net for a narrow window, with as many names as can be read there. A node of the upper row is shown if it is highlighted, or if it is
 * the only connection of a node of the middle row to the lower row. It stands below the first node of the middle row that it is connected
 * to; lines to others are left out, since they would cross the points between.
 */
export function columnsOf({ rows, positions, routes }: PlacedNet, lit: number): ColumnNet {
  const across = (node: number) => itemAt(positions, node)[0]
  const level = (row: number) => [...rows.keys()].filter((node) => rows[node] === row).toSorted((one, other) => across(one) - across(other))
  const neighborsOf = (node: number) => routes.flatMap(([from, to]) => (from === node ? [to] : to === node ? [from] : []))
  const ownerOf = (node: number) => neighborsOf(node).find((other) => rows[other] === 1)
  const isJoinedBelow = (node: number) => neighborsOf(node).some((other) => rows[other] === 0)
  const isShown = (node: number) => {
    const owner = ownerOf(node)
    return node === lit || (owner !== undefined && !isJoinedBelow(owner) && isJoinedBelow(node))
  }
  const upper = level(2).filter(isShown)
  const lower = level(0)
  const groups = [
    ...level(1).map((node) => [node, ...upper.filter((other) => ownerOf(other) === node)]),
    ...upper.filter((node) => ownerOf(node) === undefined).map((node) => [node]),
  ]
  const shown = new Set([...groups.flat(), ...lower])
  const ends = routes.filter(([from, to]) => shown.has(from) && shown.has(to))
  const [left, right] = evened(groups, lower, ends)
  return {
    left,
    right,
    positions: [...rows.keys()].map((node) => (rows[node] === 0 ? [SIDE, downOf(right, node)] : [0, downOf(left, node)])),
    routes: ends.filter(([from, to]) => (rows[from] === 0) !== (rows[to] === 0) || ownerOf(from) === to || ownerOf(to) === from),
  }
}

/** Both columns, reordered so that the lines between them are as level as swaps within the columns can make them. */
function evened(groups: readonly number[][], lower: readonly number[], routes: readonly Edge[]): [number[], number[]] {
  const steepness = (left: readonly number[], right: readonly number[]) =>
    routes.reduce((sum, [one, other]) => {
      const [from, to] = right.includes(one) ? [other, one] : [one, other]
      return left.includes(from) && right.includes(to) ? sum + (downOf(left, from) - downOf(right, to)) ** 2 : sum
    }, 0)
  let [left, right] = [groups, lower]
  for (let least = Number.POSITIVE_INFINITY; steepness(left.flat(), right) < least; ) {
    least = steepness(left.flat(), right)
    left = exchanged(left, (tried) => steepness(tried.flat(), right))
    right = exchanged(right, (tried) => steepness(left.flat(), tried))
  }
  return [left.flat(), [...right]]
}

/** The items after all pairwise swaps that lower the cost. */
function exchanged<Item>(items: readonly Item[], costOf: (items: readonly Item[]) => number): readonly Item[] {
  let best = items
  for (const [one, other] of pairsOf([...items.keys()])) {
    const tried = best.with(one, itemAt(best, other)).with(other, itemAt(best, one))
    if (costOf(tried) < costOf(best)) best = tried
  }
  return best
}

/** The vertical middle of the row of a node in a column. */
const downOf = (column: readonly number[], node: number) => Math.round(((column.indexOf(node) + 0.5) * SIDE) / column.length)
