import type { Point } from '../geometry/point'

/** A line by its ends. */
export type Segment = readonly [Point, Point]

/** Where a line is at a height, its ends included; nowhere (NaN) if it does not reach it. */
export function acrossAt([[fromX, fromY], [toX, toY]]: Segment, y: number): number {
  const part = (y - fromY) / (toY - fromY)
  return part >= 0 && part <= 1 ? fromX + part * (toX - fromX) : Number.NaN
}
