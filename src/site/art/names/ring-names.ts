import type { Size } from '../canvas'
import type { Point } from '../geometry/point'
import { circleRings } from '../tally/circles'
import { type NamePlace, percent } from './placed-name'

/** Least room for names next to the rings, as a fraction of the width. */
const ROOM = 0.25

/** Horizontal position of names and of the ends of their lines, in radii of the outermost ring. */
const NAMES = 1.32
const LINES = 1.28

/** How far the first name is above the middle, in radii of the outermost ring, and the last one below it, in radii of the innermost. */
const FIRST = 0.68
const LAST = 0.62

/** Number of heights tried for a line, and the range that they cover, as a fraction of the distance between two names. */
const TRIED = 121
const OVER = 0.66

/** Least distance from a line to a point, in units of the drawing: half the width of a line on the widest page. */
const LEAST_ROOM = 0.33

/**
 * Names of rings, to the right of them, each at the end of a line from its ring that passes between all points. Empty if there is too
 * little room for names, or for a line between points.
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
    clearest({ wanted: first + index * step, range: OVER * step, radius }, ({ from, down }) => clearanceOf([x + from, y + down], dots)),
  )
  if (leaving.some(({ room }) => room < LEAST_ROOM)) return []
  return leaving.map(({ from, down }) => ({
    x: percent(x + outer * NAMES, size.width),
    y: percent(y + down, size.height),
    line: { from: percent(x + from, size.width), to: percent(x + outer * LINES, size.width) },
  }))
}

/** Where a line leaves its ring, relative to the middle: offset to the right and downwards. */
type Leaving = { from: number; down: number }

/** The radius of a ring, the wanted height of its line, and the range of heights around that which may be taken instead. */
type Wish = { wanted: number; range: number; radius: number }

/** Where a line from a ring has the most room, near its wanted height; and how much room that is. */
function clearest({ wanted, range, radius }: Wish, roomAt: (leaving: Leaving) => number): Leaving & { room: number } {
  const tried = Array.from({ length: TRIED }, (_, index) => wanted + (index / (TRIED - 1) - 0.5) * range)
    .filter((down) => Math.abs(down) < radius)
    .map((down) => {
      const leaving = { down, from: Math.sqrt(radius ** 2 - down ** 2) }
      return { ...leaving, room: roomAt(leaving) }
    })
  return tried.reduce((best, one) => (one.room > best.room ? one : best))
}

/** Least distance from the dots to a horizontal line that starts at a point and goes right. */
function clearanceOf([x, y]: Point, dots: readonly { at: Point; across: number }[]): number {
  return Math.min(...dots.map(({ at: [dotX, dotY], across }) => Math.hypot(Math.min(0, dotX - x), dotY - y) - across / 2))
}
