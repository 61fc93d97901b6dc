import type { Point } from '../geometry/point'

/** A line by its ends. */
export type Segment = readonly [Point, Point]

/** The horizontal position of a line at a height, its ends included; NaN if the line does not reach that height. */
export function acrossAt([[fromX, fromY], [toX, toY]]: Segment, y: number): number {
  const part = (y - fromY) / (toY - fromY)
  return part >= 0 && part <= 1 ? fromX + part * (toX - fromX) : Number.NaN
}
