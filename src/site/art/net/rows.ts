import type { Point } from '../geometry/point'

/** Sides of the drawing. Positions are whole numbers up to this, across and down: short in a path, and percentages in styles. */
const SIDE = 100

/**
 * The rows of a net, from what is built on to what grows from it: services, industries, results. Its places are spread from `from` to the
 * right side, at `down`; every second one is off by `dip`: only what all stands on is level. Results begin where the text of the hero ends.
 */
const ROWS = [
  { from: 0, down: 86, dip: 0 },
  { from: 2, down: 65, dip: -7 },
  { from: 47, down: 27, dip: 7 },
] as const

/** The row of a node, by its place among the rows. */
export type Row = 0 | 1 | 2

/** The position of a place of a row that has as many places as `count`. */
export function positionOf(row: Row, place: number, count: number): Point {
  const { from, down, dip } = ROWS[row]
  return [Math.round(from + ((place + 0.5) * (SIDE - from)) / count), down + (place % 2) * dip]
}
