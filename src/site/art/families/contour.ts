import { itemAt } from '../../../engine/lib/items'
import type { Canvas } from '../canvas'
import { type Heights, ringsOf } from '../geometry/isolines'
import { dots, line, smoothRing } from '../geometry/path'
import { type Point, squaredDistance } from '../geometry/point'
import { areaOf } from '../geometry/winding'
import { fill, lit, points, stroke } from '../svg-elements'

type Summit = { place: Point; height: number; spread: number }
type HeightAt = (place: Point) => number

/** Contours enclosing less than a square of this side, in units, are left out. */
const ISLET = 34
/** Least distance of summits from the edge of the picture, in units. */
const EDGE = 20
/** Most steps of a climb: few, so that two summits on one hill do not meet at its top. */
const MOST_STEPS = 5
const LEVELS = [0.16, 0.3, 0.44, 0.58, 0.72, 0.86, 1, 1.14]

/** Three summits from left to right, the highest first. */
function summitsOf({ width, height, unit, between }: Canvas): Summit[] {
  const summits = Array.from({ length: 3 }, (_, index) => ({
    place: [width * between(0.1 + 0.28 * index, 0.34 + 0.28 * index), height * between(0.2, 0.8)] as const,
    height: between(0.55, 1),
    spread: between(60, 105) * unit,
  })).toSorted((a, b) => b.height - a.height)
  return summits.map((summit, index) => (index === 0 ? { ...summit, height: 1.15 } : summit))
}

/** Heights of the land around the summits, roughened by noise. */
const heightsAround =
  (summits: readonly Summit[], { unit, noise }: Canvas): HeightAt =>
  ([x, y]) =>
    summits.reduce(
      (sum, { place, height, spread }) => sum + height * Math.exp(-squaredDistance([x, y], place) / (2 * spread * spread)),
      0,
    ) +
    (noise(x / (70 * unit), y / (70 * unit)) - 0.5) * 0.34

/** The heights on a grid. The border is below every level, so that each contour is closed. */
function landOf(heightAt: HeightAt, step: number, { width, height }: Canvas): Heights {
  const columns = Math.ceil(width / step) + 3
  const rows = Math.ceil(height / step) + 3
  const isInside = (column: number, row: number) => column > 0 && row > 0 && column < columns - 1 && row < rows - 1
  const values = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return isInside(column, row) ? heightAt([(column - 1) * step, (row - 1) * step]) : -1
  })
  return { columns, values }
}

/** Climbs in short steps from a start to a higher place, staying away from the edges. */
function topFrom(start: Point, heightAt: HeightAt, { width, height, unit }: Canvas): Point {
  const stride = 6 * unit
  let place = start
  for (let climbed = 0; climbed < MOST_STEPS; climbed++) {
    const [x, y] = place
    const around: Point[] = [-stride, 0, stride].flatMap((across) => [-stride, 0, stride].map((down) => [x + across, y + down] as const))
    const inside = around.filter((point) => Math.min(point[0], width - point[0], point[1], height - point[1]) > EDGE * unit)
    const highest = inside.reduce((best, point) => (heightAt(point) > heightAt(best) ? point : best), place)
    if (highest === place) return place
    place = highest
  }
  return place
}

/** Takes every second corner and smooths twice: fewer bytes and rounder lines. */
function eased(ring: readonly Point[]): Point[] {
  const count = ring.length < 12 ? ring.length : Math.round(ring.length / 2)
  let kept: Point[] = Array.from({ length: count }, (_, index) => itemAt(ring, Math.floor((index * ring.length) / count)))
  for (let round = 0; round < 2; round++) {
    kept = kept.map(([x, y], index) => {
      const before = itemAt(kept, (index + count - 1) % count)
      const after = itemAt(kept, (index + 1) % count)
      return [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4]
    })
  }
  return kept
}

/** Contour lines of three summits, with a dotted path between them. */
export function contour(canvas: Canvas): string {
  const { palette, unit } = canvas
  const step = 24 * unit
  const summits = summitsOf(canvas)
  const heightAt = heightsAround(summits, canvas)
  const land = landOf(heightAt, step, canvas)
  const lines = LEVELS.map((level) =>
    ringsOf(land, level, step)
      .map(eased)
      .filter((ring) => areaOf(ring) > (ISLET * unit) ** 2)
      .map(smoothRing)
      .join(''),
  )
  const tops = summits.map(({ place }) => topFrom(place, heightAt, canvas))
  const path = tops.toSorted((a, b) => a[0] - b[0])
  return (
    lines.map((level) => fill(level, palette.soft, '.42')).join('') +
    stroke(lines.filter((_, index) => index % 4 !== 3).join(''), { color: palette.mid, width: 1 }) +
    stroke(lines.filter((_, index) => index % 4 === 3).join(''), { color: palette.fg, width: 1.5 }) +
    stroke(line(path), { color: palette.hot, width: 1.5, dashes: '2 5' }) +
    points(dots(tops.slice(1)), palette.fg, 10) +
    lit(itemAt(tops, 0), palette, 8)
  )
}
