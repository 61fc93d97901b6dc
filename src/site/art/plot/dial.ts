import { type Canvas, isForCover } from '../canvas'
import { dots } from '../geometry/path'
import { type Point, roundToTenth } from '../geometry/point'
import { litApart, points, stroke } from '../svg-elements'
import type { Plot } from './plot'

/** Values that a full turn can stand for. */
const TURNS = [1, 5, 12, 24, 60, 100] as const

/** Two arcs on one dial, from the top; the value before is the outer one. */
export function dial({ width, height, unit, palette }: Canvas, { before, after }: Plot): string {
  const most = Math.max(before, after)
  const turn = TURNS.find((whole) => whole > most) ?? most * 1.25
  const center: Point = [Math.round(width / 2), Math.round(height / 2)]
  const outer = Math.min(width, height) * (isForCover({ width, height }) ? 0.325 : 0.385)
  const inner = outer * 0.66
  const thick = Math.round(outer * 0.24)
  const placeOf = (value: number, radius: number): Point => {
    const angle = (value / turn) * 2 * Math.PI
    return [roundToTenth(center[0] + radius * Math.sin(angle)), roundToTenth(center[1] - radius * Math.cos(angle))]
  }
  const arc = (value: number, radius: number) => {
    const [x, y] = placeOf(value, radius)
    const size = roundToTenth(radius)
    return `M${center[0]} ${roundToTenth(center[1] - size)}A${size} ${size} 0 ${value > turn / 2 ? 1 : 0} 1 ${x} ${y}`
  }
  const ring = (radius: number) => {
    const size = roundToTenth(radius)
    return `M${center[0]} ${roundToTenth(center[1] - size)}a${size} ${size} 0 1 1 0 ${2 * size}a${size} ${size} 0 1 1 0-${2 * size}`
  }
  const count = Math.min(60, Math.round(turn))
  const marks = Array.from({ length: count }, (_, index) => placeOf((index * turn) / count, outer + 24 * unit))
  return (
    stroke(ring(outer) + ring(inner), { color: palette.soft, width: thick }) +
    points(dots(marks), palette.mid, 6) +
    stroke(arc(before, outer), { color: palette.mid, width: thick }) +
    stroke(arc(after, inner), { color: palette.fg, width: thick }) +
    stroke(`M${center.join(' ')}L${placeOf(after, outer + 24 * unit).join(' ')}`, { color: palette.hot, width: 1.5, dashes: '2 5' }) +
    litApart(placeOf(after, inner), palette, 8)
  )
}
