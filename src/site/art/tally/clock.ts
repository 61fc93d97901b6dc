import { dots } from '../geometry/path'
import type { Point } from '../geometry/point'
import { type Circle, circle, ringPath } from '../geometry/spread'
import type { Palette } from '../palette'
import { litApart, points, stroke } from '../svg-elements'

/** Minutes of a full turn of the hour hand. */
const TURN = 720

/** A dial of twelve hours with the time from a start to an end on it, both as minutes of the day. The start is highlighted. */
export function clock({ center, radius }: Circle, [start, end]: readonly [number, number], palette: Palette): string {
  const placeOf = (minute: number, at: number): Point => {
    const angle = (minute / TURN) * 2 * Math.PI
    return [center[0] + at * Math.sin(angle), center[1] - at * Math.cos(angle)]
  }
  const length = Math.min(TURN - 1, Math.max(1, end - start))
  const thick = radius * 0.24
  const middle = radius * 0.82
  const [from, to] = [placeOf(start, middle), placeOf(start + length, middle)].map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
  const size = Math.round(middle)
  const arc = `M${from}A${size} ${size} 0 ${length > TURN / 2 ? 1 : 0} 1 ${to}`
  return (
    stroke(ringPath(center, middle), { color: palette.soft, width: Math.round(thick) }) +
    stroke(arc, { color: palette.fg, width: Math.round(thick) }) +
    points(dots(circle(12, { center, radius: radius * 1.12 })), palette.mid, Math.max(3, Math.round(radius * 0.06))) +
    stroke(`M${center.map(Math.round).join(' ')}L${from}`, { color: palette.hot, width: 1.75 }) +
    litApart(placeOf(start, middle), palette, Math.max(4, radius * 0.085))
  )
}
