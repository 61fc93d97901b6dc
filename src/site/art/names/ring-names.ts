import type { Size } from '../canvas'
import type { Point } from '../geometry/point'
import { circleRings } from '../tally/circles'
import { type NamePlace, percent } from './placed-name'

/** The least part of the width beside the rings in which names have room. */
const ROOM = 0.25

/** Where names and the ends of their lines are beside the outermost ring, as parts of its radius. */
const NAMES = 1.32
const LINES = 1.28

/**
 * How far above the middle the first name is, as a part of the outermost radius, and how far below it the last one, as a part of its own.
 */
const FIRST = 0.68
const LAST = 0.62

/** Heights that are tried for a line, and the part of the distance between two names over which they are. */
const TRIED = 121
const OVER = 0.66

/** The least room between the middle of a line and a point, in units of the drawing: half of its width on the widest page. */
const LEAST_ROOM = 0.33

/**
 * Names of rings, on the right of them, each at the end of a line from its ring that passes between all points. None where they have no
 * room, or points are too close for a line between them.
 */
export function ringNames(size: Size, numbers: readonly number[]): NamePlace[] {
  const { center, rings } = circleRings(size, numbers)
  const [x, y] = center
  const outer = rings[0]?.radius ?? 0
  if (x - outer * NAMES < ROOM * size.width) return []
  const dots = rings.flatMap(({ points, across }) => points.map((at) => ({ at, across })))
  const first = -outer * FIRST
  const step = ((rings.at(-1)?.radius ?? 0) * LAST - first) / Math.max(1, rings.length - 1)
  const leaving = rings.map(({ radius }, index) =>
    clearest(first + index * step, OVER * step, radius, ({ from, down }) => clearanceOf([x + from, y + down], dots)),
  )
  if (leaving.some(({ room }) => room < LEAST_ROOM)) return []
  return leaving.map(({ from, down }) => ({
    x: percent(x + outer * NAMES, size.width),
    y: percent(y + down, size.height),
    line: { from: percent(x + from, size.width), to: percent(x + outer * LINES, size.width) },
  }))
}

/** Where a line leaves its ring: how far to the right of the middle, and how far below it. */
type Leaving = { from: number; down: number }

/** The place around a wanted height, over a range, where a line from a ring of a radius has the most room, and how much. */
function clearest(wanted: number, range: number, radius: number, roomAt: (leaving: Leaving) => number): Leaving & { room: number } {
  const tried = Array.from({ length: TRIED }, (_, index) => wanted + (index / (TRIED - 1) - 0.5) * range)
    .filter((down) => Math.abs(down) < radius)
    .map((down) => {
      const leaving = { down, from: Math.sqrt(radius ** 2 - down ** 2) }
      return { ...leaving, room: roomAt(leaving) }
    })
  return tried.reduce((best, one) => (one.room > best.room ? one : best))
}

/** The least distance from the dots to a level line that begins at a point and goes to the right. */
function clearanceOf([x, y]: Point, dots: readonly { at: Point; across: number }[]): number {
  return Math.min(...dots.map(({ at: [dotX, dotY], across }) => Math.hypot(Math.min(0, dotX - x), dotY - y) - across / 2))
}
