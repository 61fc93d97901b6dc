import type { Canvas } from '../canvas'
import { dots } from '../geometry/path'
import type { Point } from '../geometry/point'
import { circle, countOf, ringPath } from '../geometry/spread'
import { fill, lit, points, stroke } from '../marks'

/** Rings around one middle, from the outermost, with a point on it for each that belongs there. The innermost one is lit. */
export function circles({ width, height, unit, palette }: Canvas, numbers: readonly number[]): string {
  const center: Point = [width / 2, height / 2]
  const outer = Math.min(width, height) * 0.44
  const radii = numbers.map((_, index) => outer * (1 - index / (numbers.length + 0.25)))
  // The ring around the lit point, which is at the top, has room between two points of the next circle.
  const turnOf = (index: number) => (index === numbers.length - 2 ? 0.5 : 0)
  const rings = numbers.map((count, index) => circle(countOf(count), center, radii[index] ?? outer, turnOf(index)))
  // Points of neighboring rings do not touch.
  const most = (0.62 * outer) / (numbers.length + 0.25)
  const inner = rings.at(-1) ?? []
  const grounds = radii.map((radius) => ringPath(center, radius))
  return (
    fill(grounds[0] ?? '', palette.soft, ' opacity="0.5"') +
    fill(grounds.slice(1).join(''), palette.soft, ' opacity="0.5"') +
    stroke(grounds.join(''), palette.mid, 1.5) +
    rings
      .map((ring, index) => points(dots(ring), index === 0 ? palette.mid : palette.fg, Math.round(Math.min((8 + 3 * index) * unit, most))))
      .join('') +
    lit(inner[0] ?? center, palette, 8)
  )
}
