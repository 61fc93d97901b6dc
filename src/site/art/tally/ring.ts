import type { Canvas } from '../canvas'
import type { Point } from '../geometry/point'
import { circle, countOf, ringPath } from '../geometry/spread'
import { litApart, stroke } from '../svg-elements'

/** Rings of more parts than this would touch. */
const MOST = 24
/** The part of the distance between two neighbors that their rings fill. */
const FILLED = 0.7

/** All parts of a whole on one circle, each a closed ring, as on a seal. The first one is highlighted. */
export function ring({ width, height, unit, palette }: Canvas, [count]: readonly number[]): string {
  const center: Point = [width / 2, height / 2]
  const whole = Math.min(width, height)
  const radius = whole * 0.33
  const parts = circle(Math.min(MOST, countOf(count)), { center, radius })
  const size = Math.min(whole * 0.1, radius * Math.sin(Math.PI / parts.length) * FILLED)
  const [first = center] = parts
  return (
    stroke(ringPath(center, radius), { color: palette.mid, width: 1.5 }) +
    stroke(ringPath(center, whole * 0.47), { color: palette.soft, width: Math.round(10 * unit) }) +
    stroke(parts.map((part) => ringPath(part, size)).join(''), { color: palette.fg, width: Math.round(6 * unit) }) +
    litApart(first, palette, Math.min(8, size / 3))
  )
}
