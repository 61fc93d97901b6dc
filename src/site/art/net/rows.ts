import type { Point } from '../geometry/point'

/** Width and height of the drawing. Positions are whole numbers, which keep paths short. */
export const SIDE = 200

/**
 * The rows of a net, from the bottom: services, industries, results. The slots of a row are spread from `from` to the right side, at height
 * `down`; every second one is offset by `dip`, so that lines of one pass above the name of the next. Results begin where the text of the
 * hero ends. ui/media/HeroNet.css has the same numbers as percentages, since points and names are placed there without inline styles.
 */
const ROWS = [
  { from: 0, down: 176, dip: 0 },
  { from: 8, down: 118, dip: -14 },
  { from: 92, down: 48, dip: 22 },
] as const

/** Index of the row of a node. */
export type Row = 0 | 1 | 2

/** The position of a slot of a row that has `count` slots. */
export function positionOf(row: Row, slot: number, count: number): Point {
  const { from, down, dip } = ROWS[row]
  return [Math.round(from + ((slot + 0.5) * (SIDE - from)) / count), down + (slot % 2) * dip]
}
