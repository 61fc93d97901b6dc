import { type Canvas, isForCover, type Size } from '../canvas'
import { dots } from '../geometry/path'
import type { Point } from '../geometry/point'
import { circle, countOf, ringPath } from '../geometry/spread'
import { fill, lit, points, stroke } from '../svg-elements'

/** One of the rings: its points, and their diameter. */
type Ring = { radius: number; points: readonly Point[]; across: number }

/** Rings around the middle of a drawing, from the outermost, each with as many points as its number. */
export function circleRings({ width, height }: Size, numbers: readonly number[]): { center: Point; rings: readonly Ring[] } {
  const center: Point = [width / 2, height / 2]
  const whole = Math.min(width, height)
  const outer = whole * (isForCover({ width, height }) ? 0.37 : 0.44)
  const step = outer / (numbers.length + 0.25)
  // Shifts the second innermost ring by half a step, to make room for the ring around the highlighted point, which is at the top.
  const turnOf = (index: number) => (index === numbers.length - 2 ? 0.5 : 0)
  const rings = numbers.map((count, index) => {
    const radius = outer - index * step
    return {
      radius,
      points: circle(countOf(count), { center, radius }, turnOf(index)),
      // Points of neighboring rings do not touch.
      across: Math.round(Math.min(((8 + 3 * index) * whole) / 300, 0.62 * step)),
    }
  })
  return { center, rings }
}

/** Rings around one middle. The innermost one is highlighted. */
export function circles({ palette, ...size }: Canvas, numbers: readonly number[]): string {
  const { center, rings } = circleRings(size, numbers)
  const grounds = rings.map(({ radius }) => ringPath(center, radius))
  return (
    fill(grounds[0] ?? '', palette.soft, '0.5') +
    fill(grounds.slice(1).join(''), palette.soft, '0.5') +
    stroke(grounds.join(''), { color: palette.mid, width: 1.5 }) +
    rings.map((ring) => points(dots(ring.points), palette.fg, ring.across)).join('') +
    lit(rings.at(-1)?.points[0] ?? center, palette, 8)
  )
}
