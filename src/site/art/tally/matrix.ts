import type { Canvas } from '../canvas'
import { dots } from '../geometry/path'
import type { Point } from '../geometry/point'
import { ringPath } from '../geometry/spread'
import { points, stroke } from '../svg-elements'

/** The most columns: more bits would not fit into a number. */
const MOST = 24

/**
 * Which row uses which column: a full point if it does, else a ring. No row stands out, so none is highlighted. Numbers: the number of
 * columns, then for each row its columns as bits.
 */
export function matrix({ width, height, palette }: Canvas, [all = 1, ...rows]: readonly number[]): string {
  const columns = Math.min(MOST, Math.max(1, Math.round(all)))
  const [left, top] = [width * 0.1, height * 0.1]
  const across = (width - 2 * left) / columns
  const down = (height - 2 * top) / Math.max(1, rows.length)
  const places = rows.flatMap((bits, row) =>
    Array.from({ length: columns }, (_, column) => ({
      at: [left + (column + 0.5) * across, top + (row + 0.5) * down] satisfies Point,
      isUsed: Math.floor(Math.abs(bits) / 2 ** column) % 2 === 1,
    })),
  )
  const size = Math.min(across, down) * 0.5
  const used = places.filter(({ isUsed }) => isUsed).map(({ at }) => at)
  const open = places.filter(({ isUsed }) => !isUsed).map(({ at }) => ringPath(at, size / 2))
  return stroke(open.join(''), { color: palette.mid, width: 1.25 }) + points(dots(used), palette.fg, Math.round(size))
}
