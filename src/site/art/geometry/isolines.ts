import { itemAt } from '../../../engine/lib/items'
import type { Point } from './point'

/**
 * Heights on a grid, row by row. The grid is one cell larger than the picture on each side, and its border is below every level, so that
 * each contour is closed.
 */
export type Heights = { columns: number; values: readonly number[] }

/** Edges of a cell, as indexes of `edgesOf`. */
const [TOP, RIGHT, BOTTOM, LEFT] = [0, 1, 2, 3] as const

/**
 * Marching squares: the pairs of edges that a contour connects within a cell. The index has a bit for each corner above the level: 1 for
 * the upper left one, 2 for the upper right one, 4 for the lower left one, 8 for the lower right one.
 */
const RUNS: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[TOP, LEFT]],
  [[TOP, RIGHT]],
  [[RIGHT, LEFT]],
  [[BOTTOM, LEFT]],
  [[TOP, BOTTOM]],
  [
    [TOP, LEFT],
    [RIGHT, BOTTOM],
  ],
  [[RIGHT, BOTTOM]],
  [[RIGHT, BOTTOM]],
  [
    [TOP, RIGHT],
    [BOTTOM, LEFT],
  ],
  [[TOP, BOTTOM]],
  [[BOTTOM, LEFT]],
  [[RIGHT, LEFT]],
  [[TOP, RIGHT]],
  [[TOP, LEFT]],
  [],
]

/** Ids of the edges of the cell at a corner: twice the index of the corner where the edge begins, plus one if it is horizontal. */
const edgesOf = (corner: number, columns: number) => [2 * corner + 1, 2 * (corner + 1), 2 * (corner + columns) + 1, 2 * corner]

/** The edges that a level crosses, in the order in which they were found, each with the one or two edges that the contour continues to. */
function crossingsOf({ columns, values }: Heights, level: number): ReadonlyMap<number, readonly number[]> {
  const crossings = new Map<number, number[]>()
  const connect = (edge: number, other: number) => {
    const others = crossings.get(edge)
    if (others) others.push(other)
    else crossings.set(edge, [other])
  }
  const bitOf = (corner: number) => ((values[corner] ?? Number.NEGATIVE_INFINITY) > level ? 1 : 0)
  for (let corner = 0; corner < values.length - columns - 1; corner++) {
    // The last corner of a row has no cell; the border is below the level, so pairing it with the first corner of the next row finds
    // nothing.
    const [upper, lower] = [bitOf(corner) + 2 * bitOf(corner + 1), bitOf(corner + columns) + 2 * bitOf(corner + columns + 1)]
    for (const [from, to] of itemAt(RUNS, upper + 4 * lower)) {
      const edges = edgesOf(corner, columns)
      connect(itemAt(edges, from), itemAt(edges, to))
      connect(itemAt(edges, to), itemAt(edges, from))
    }
  }
  return crossings
}

/** The closed contour lines at a level. */
export function ringsOf(heights: Heights, level: number, step: number): Point[][] {
  const { columns, values } = heights
  const placeOf = (edge: number): Point => {
    const corner = Math.floor(edge / 2)
    const across = edge % 2
    const from = itemAt(values, corner)
    const part = (level - from) / (itemAt(values, across ? corner + 1 : corner + columns) - from)
    const row = Math.floor(corner / columns)
    return [(corner - row * columns - 1 + across * part) * step, (row - 1 + (1 - across) * part) * step]
  }
  const crossings = crossingsOf(heights, level)
  const seen = new Set<number>()
  const rings: Point[][] = []
  for (const start of crossings.keys()) {
    if (seen.has(start)) continue
    const ring: Point[] = []
    let edge: number | undefined = start
    while (edge !== undefined) {
      seen.add(edge)
      ring.push(placeOf(edge))
      edge = crossings.get(edge)?.find((other) => !seen.has(other))
    }
    rings.push(ring)
  }
  return rings
}
