import { itemAt, pairsOf } from '../../../engine/lib/items'
import type { Point } from '../geometry/point'
import { type Random, randomOf } from '../random'
import { positionOf, type Row, SIDE } from './rows'

/** Two nodes, by their indexes in the list. */
export type Edge = readonly [number, number]

/** Most rounds of swaps for a layout; usually fewer suffice. */
const ROUNDS = 12

/** Number of random start orders, besides that of the list: swaps alone end in the local optimum near their start. */
const STARTS = 24

/** How many of the shortest layouts are optimized once more for fewer lines through names. */
const FINALISTS = 6

/** The cost of a line through a name, as a squared horizontal distance: that of a line over half of the drawing. */
const CROSSED = (SIDE / 2) ** 2

/**
 * Places nodes in rows so that lines are short horizontally and few cross names: two nodes of a row swap places as long as that lowers the
 * cost, and the best result of several start orders is taken. Each node is given by its row, each route by two nodes; `crossed` counts the
 * lines through names. Returns the position of each node, in units of the drawing (`SIDE`). Deterministic.
 */
export function layoutOf(rows: readonly Row[], routes: readonly Edge[], crossed?: (positions: readonly Point[]) => number): Point[] {
  const random = randomOf('net')
  const listed = [...rows.keys()]
  const orders = [listed, ...Array.from({ length: STARTS }, () => shuffled(listed, random))]
  const pairs = [...pairsOf(listed)].filter(([one, other]) => rows[one] === rows[other])
  const lengthOf = lengthsOf(routes)
  const tried = orders.map((order) => evened(inRows(rows, order), pairs, lengthOf))
  const sorted = tried.toSorted((one, other) => one.cost - other.cost)
  if (!crossed) return itemAt(sorted, 0).positions
  const costOf = (positions: readonly Point[]) => lengthOf(positions) + CROSSED * crossed(positions)
  const finalists = sorted.slice(0, FINALISTS).map(({ positions }) => evened(positions, pairs, costOf))
  return finalists.reduce((best, one) => (one.cost < best.cost ? one : best)).positions
}

/** Positions of nodes in their rows, from the left in the given order. */
function inRows(rows: readonly Row[], order: readonly number[]): Point[] {
  const levels = ([0, 1, 2] as const).map((row) => order.filter((node) => rows[node] === row))
  return rows.map((row, node) => {
    const level = itemAt(levels, row)
    return positionOf(row, level.indexOf(node), level.length)
  })
}

type Layout = { positions: Point[]; cost: number }

/** The positions after swapping pairs as long as that lowers the cost. */
function evened(from: readonly Point[], pairs: readonly Edge[], costOf: (positions: readonly Point[]) => number): Layout {
  const positions = [...from]
  const exchange = (one: number, other: number) => {
    const kept = itemAt(positions, one)
    positions[one] = itemAt(positions, other)
    positions[other] = kept
  }
  let cost = costOf(positions)
  for (let round = 0, isBetter = true; isBetter && round < ROUNDS; round++) {
    isBetter = false
    for (const [one, other] of pairs) {
      exchange(one, other)
      const tried = costOf(positions)
      if (tried < cost) {
        cost = tried
        isBetter = true
      } else exchange(one, other)
    }
  }
  return { positions, cost }
}

/** The sum of the squared horizontal lengths of routes. */
const lengthsOf = (routes: readonly Edge[]) => (positions: readonly Point[]) => {
  let sum = 0
  for (const [from, to] of routes) sum += (itemAt(positions, from)[0] - itemAt(positions, to)[0]) ** 2
  return sum
}

const shuffled = (nodes: readonly number[], random: Random) =>
  nodes
    .map((node) => ({ node, key: random() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ node }) => node)
