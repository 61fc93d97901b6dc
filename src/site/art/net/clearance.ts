import type { Point } from '../geometry/point'
import { acrossAt, type Segment } from './segment'

/** Half of the room that a point needs, in units of the drawing. */
const POINT = 7

/** How many times a line passes through a point that is not one of its ends. */
export const crossedBy = (lines: readonly Segment[], points: readonly Point[]): number =>
  points.reduce((sum, point) => sum + lines.filter((line) => passes(line, point)).length, 0)

/** Whether a line passes through a point that is not one of its ends. */
const passes = (line: Segment, point: Point) => !line.includes(point) && Math.abs(acrossAt(line, point[1]) - point[0]) < POINT
