import { itemAt } from '../../../engine/lib/items'
import type { Point } from '../geometry/point'
import type { Route } from './layout'
import { type Row, SIDE } from './rows'

/** A net with all nodes in their places: the row and the position of each, and the routes between them. */
export type PlacedNet = { rows: readonly Row[]; positions: readonly Point[]; routes: readonly Route[] }

/** What is around one node of a net. */
export type CroppedNet = {
  /** The nodes by their places in the net, the chosen one first. */
  nodes: readonly number[]
  /** The position of each of them. */
  positions: readonly Point[]
  /** Each by two nodes of the crop. */
  routes: readonly Route[]
  /** Lines to nodes that are not shown, from a position to one beyond a side. */
  beyond: readonly (readonly [Point, Point])[]
}

/** The rows of a crop, as those of the whole net: ui/media/LocalNet.css has the same numbers as percentages. */
const ROWS = [
  { from: 0, down: 146, dip: 26 },
  { from: 12, down: 110, dip: -28 },
  { from: 60, down: 48, dip: 12 },
] as const

/** The least distance beyond a side, which is more than the margin beside the drawing. */
const BEYOND = 20

/** A node that has fewer neighbors than this is shown with the neighbors of its neighbors. */
const FEW = 2

/**
 * The part of a net around a node, enlarged: the node with its neighbors, in the rows and in the order of the whole net, and spread over
 * all of the width. Lines to other nodes leave it on the side where those are. Undefined if nothing is joined with the node.
 */
export function croppedNet({ rows, positions, routes }: PlacedNet, own: number): CroppedNet | undefined {
  const neighborsOf = (node: number) => routes.flatMap(([from, to]) => (from === node ? [to] : to === node ? [from] : []))
  const near = neighborsOf(own)
  if (near.length === 0) return undefined
  const nodes = [...new Set([own, ...near, ...(near.length < FEW ? near.flatMap(neighborsOf) : [])])]
  const across = (node: number) => itemAt(positions, node)[0]
  const places = new Map(
    nodes.map((node) => {
      const level = nodes.filter((other) => rows[other] === rows[node]).toSorted((one, other) => across(one) - across(other))
      return [node, placeOf(itemAt(rows, node), level.indexOf(node), level.length, node === own)]
    }),
  )
  const beyond = nodes.flatMap((node) => {
    const from = places.get(node)
    if (!from || node === own) return []
    return neighborsOf(node)
      .filter((other) => !places.has(other))
      .map((other) => [from, leaving(across(other) - across(node), itemAt(rows, other))] as const)
  })
  return {
    nodes,
    positions: [...places.values()],
    routes: routes.filter((ends) => ends.every((end) => places.has(end))).map(([from, to]) => [nodes.indexOf(from), nodes.indexOf(to)]),
    beyond,
  }
}

/** The position of a place of a row that has as many places as `count`. The chosen node has no dip: its name is large. */
function placeOf(row: Row, place: number, count: number, isOwn: boolean): Point {
  const { from, down, dip } = ROWS[row]
  return [Math.round(from + ((place + 0.5) * (SIDE - from)) / count), isOwn ? down : down + (place % 2) * dip]
}

/** A position beyond the side to which a line goes: as far beyond it as the way is long. */
const leaving = (way: number, row: Row): Point => [way < 0 ? way - BEYOND : SIDE + way + BEYOND, ROWS[row].down]
