import type { Point } from '../geometry/point'
import { SIDE } from './rows'
import { acrossAt, type Segment } from './segment'

/** Half of the room that a point needs, in units of the drawing. */
const POINT = 7

/** The room of the name of the node in the middle: beside its point, and over and under the level of that. */
const NAME = { from: 22, to: 76, over: 10 } as const

/** How many times a line runs through a point that it does not join, or through the name beside the node in the middle. */
export function crossedBy(lines: readonly Segment[], points: readonly Point[], isRight: boolean): number {
  const middle = SIDE / 2
  const count = (crosses: (line: Segment) => boolean) => lines.filter(crosses).length
  const named = points.slice(0, 1).flatMap(([, y]) => [y - NAME.over, y, y + NAME.over])
  return (
    points.reduce((sum, point) => sum + count((line) => passes(line, point)), 0) +
    named.reduce(
      (sum, y) =>
        sum +
        count((line) => {
          const side = (isRight ? 1 : -1) * (acrossAt(line, y) - middle)
          return side > NAME.from && side < NAME.to
        }),
      0,
    )
  )
}

/** Whether a line runs through a point that is none of its ends. */
const passes = (line: Segment, point: Point) => !line.includes(point) && Math.abs(acrossAt(line, point[1]) - point[0]) < POINT
