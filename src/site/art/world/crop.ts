import type { Point } from '../geometry/point'

/** A part of the map: its upper left corner and its size. */
export type Crop = { x: number; y: number; width: number; height: number }

/** The least width of a part, in units of the map: closer up, its dots no longer show a coast. */
const LEAST_WIDTH = 260
/** Space at the sides of the points, and above and below them, as a fraction of their extent. */
const MARGIN = { across: 0.6, down: 0.3 } as const

/** The part of the map around some points, at least one; its width is `ratio` times its height, and `room` is a factor on its size. */
export function cropAround(points: readonly Point[], ratio: number, room = 1): Crop {
  const across = rangeOf(points.map(([x]) => x))
  const down = rangeOf(points.map(([, y]) => y))
  const width = Math.round(room * Math.max(LEAST_WIDTH, (1 + MARGIN.across) * across.size, (1 + MARGIN.down) * down.size * ratio))
  const height = Math.round(width / ratio)
  return { x: Math.round(across.middle - width / 2), y: Math.round(down.middle - height / 2), width, height }
}

function rangeOf(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return { middle: (least + most) / 2, size: most - least }
}
