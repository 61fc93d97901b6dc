import type { Point } from '../geometry/point'

/** Sides of the drawing, across and down. Positions are whole numbers, which are short in a path. */
export const SIDE = 200

/**
 * The rows of a net, from what is built on to what grows from it: services, industries, results. Its places are spread from `from` to the
 * right side, at `down`; every second one is off by `dip`, so that lines of one pass above the name of the next. Results begin where the
 * text of the hero ends. ui/media/HeroNet.css has the same numbers as percentages, since points and names stand there without inline
 * styles.
 */
const ROWS = [
  { from: 0, down: 176, dip: 0 },
  { from: 8, down: 118, dip: -14 },
  { from: 92, down: 48, dip: 22 },
] as const

/** The row of a node, by its place among the rows. */
export type Row = 0 | 1 | 2

/** The position of a place of a row that has as many places as `count`. */
export function positionOf(row: Row, place: number, count: number): Point {
  const { from, down, dip } = ROWS[row]
  return [Math.round(from + ((place + 0.5) * (SIDE - from)) / count), down + (place % 2) * dip]
}
