import type { Canvas, Size } from '../canvas'
import { dots, line } from '../geometry/path'
import type { Point } from '../geometry/point'
import { countOf, disc, ringPath } from '../geometry/spread'
import { fill, lit, points, stroke } from '../svg-elements'

/** The discs of two parties, and where they meet. */
export function pairDiscs({ width, height }: Size) {
  const radius = Math.min(width * 0.25, height * 0.4)
  const reach = radius * 0.82
  const middle: Point = [width / 2, height / 2]
  const centers: readonly [Point, Point] = [
    [middle[0] - reach, middle[1]],
    [middle[0] + reach, middle[1]],
  ]
  return { radius, middle, centers }
}

/** Two parties as discs of points, as many as each has, that meet in the highlighted point. */
export function pair({ width, height, unit, palette }: Canvas, [one, other]: readonly number[]): string {
  const { radius, middle, centers } = pairDiscs({ width, height })
  const [left, right] = [
    disc(countOf(one), { center: centers[0], radius: radius * 0.74 }),
    disc(countOf(other), { center: centers[1], radius: radius * 0.74 }),
  ]
  const rays = (party: readonly Point[]) => party.map((point) => line([middle, point])).join('')
  const wide = (party: readonly Point[]) => Math.round(Math.min(18, (radius * 1.1) / Math.sqrt(party.length)) * unit)
  return (
    fill(ringPath(centers[0], radius), palette.soft) +
    stroke(ringPath(centers[0], radius) + ringPath(centers[1], radius), { color: palette.mid, width: 1.5 }) +
    stroke(rays(left) + rays(right), { color: palette.mid, width: 1 }) +
    points(dots(left), palette.mid, wide(left)) +
    points(dots(right), palette.fg, wide(right)) +
    lit(middle, palette, 8)
  )
}
