import { pairsOf } from '../../../engine/lib/items'
import type { Canvas } from '../canvas'
import { dots, line } from '../geometry/path'
import type { Point } from '../geometry/point'
import { circle, countOf, ringPath } from '../geometry/spread'
import { lit, points, stroke } from '../marks'

/** More points than these would make their lines an area. */
const MOST = 24

/** All parts of a whole on one ring, each joined to every other one, as on a seal. */
export function ring({ width, height, unit, palette }: Canvas, [count]: readonly number[]): string {
  const center: Point = [width / 2, height / 2]
  const radius = Math.min(width, height) * 0.38
  const parts = circle(Math.min(MOST, countOf(count)), center, radius)
  const chords = [...pairsOf(parts)].map((ends) => line(ends)).join('')
  const [first = center] = parts
  return (
    stroke(ringPath(center, radius + 22 * unit) + ringPath(center, radius), palette.soft, 10) +
    stroke(chords, palette.mid, 1.25) +
    points(dots(parts), palette.fg, Math.round(20 * unit)) +
    lit(first, palette, 8)
  )
}
