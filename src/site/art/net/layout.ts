import { itemAt, pairsOf } from '../../../engine/lib/items'
import type { Point } from '../geometry/point'
import { positionOf, type Row } from './rows'

/** Two nodes, by their places in the list. */
export type Route = readonly [number, number]

/** Rounds of exchanges after which a layout is good enough; most need fewer. */
const ROUNDS = 12

/**
 * Places nodes in rows so that no line between them has a long way across: two nodes of a row change places as long as that helps. Each
 * node is given by its row, each route by two nodes. The result is the position of each node, in hundredths of the drawing across and down;
 * the same nodes and routes always get the same.
 */
export function layoutOf(rows: readonly Row[], routes: readonly Route[]): Point[] {
  const positions = rows.map((row, node) => {
    const before = rows.slice(0, node).filter((other) => other === row).length
    return positionOf(row, before, rows.filter((other) => other === row).length)
  })
  const neighbors = rows.map((_, node) => routes.flatMap(([from, to]) => (from === node ? [to] : to === node ? [from] : [])))
  const across = (node: number) => itemAt(positions, node)[0]
  const costOf = (node: number) => itemAt(neighbors, node).reduce((cost, other) => cost + (across(node) - across(other)) ** 2, 0)
  const exchange = (one: number, other: number) => {
    const kept = itemAt(positions, one)
    positions[one] = itemAt(positions, other)
    positions[other] = kept
  }
  const pairs = [...pairsOf([...rows.keys()])].filter(([one, other]) => rows[one] === rows[other])
  for (let round = 0, isBetter = true; isBetter && round < ROUNDS; round++) {
    isBetter = false
    for (const [one, other] of pairs) {
      const before = costOf(one) + costOf(other)
      exchange(one, other)
      if (costOf(one) + costOf(other) < before) isBetter = true
      else exchange(one, other)
    }
  }
  return positions
}
