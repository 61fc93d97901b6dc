import { itemAt } from '../../../engine/lib/items'
import { type Point, rounded } from './point'

/** Two numbers in the shortest form: a minus sign separates as well as a space. */
const pair = (x: number, y: number) => (y < 0 ? `${x}${y}` : `${x} ${y}`)

/** The same, after another number. */
const next = (x: number, y: number) => (x < 0 ? '' : ' ') + pair(x, y)

export const moveTo = (point: Point): string => {
  const [x, y] = rounded(point)
  return `M${pair(x, y)}`
}

/** Points as strokes of length zero, which round line caps draw as dots. */
export const dots = (points: readonly Point[]): string => points.map((point) => `${moveTo(point)}h0`).join('')

/** A path of straight lines in relative whole numbers. Steps of length zero are left out. */
export function line(points: readonly Point[], close = false): string {
  let [x, y] = rounded(itemAt(points, 0))
  let path = `M${pair(x, y)}`
  let first = true
  for (const point of points.slice(1)) {
    const [stepX, stepY] = [Math.round(point[0]) - x, Math.round(point[1]) - y]
    if (!stepX && !stepY) continue
    path += first ? `l${pair(stepX, stepY)}` : next(stepX, stepY)
    first = false
    x += stepX
    y += stepY
  }
  return path + (close ? 'z' : '')
}

const middle = (a: Point, b: Point): Point => rounded([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])

/**
 * A smooth path through the midpoints of the steps, or a closed one. The first curve is a `q`, the others are `t`, whose
 * control points mirror the one before. Rounding errors are carried over, so that they do not add up.
 */
export function smooth(points: readonly Point[], close = false): string {
  if (points.length < 3) return line(points)
  const corners = close ? [...points, itemAt(points, 0), itemAt(points, 1)] : points
  let at = close ? middle(itemAt(corners, 0), itemAt(corners, 1)) : rounded(itemAt(corners, 0))
  let control = rounded(itemAt(corners, close ? 1 : 0))
  let path = `M${pair(at[0], at[1])}`
  const from = close ? 2 : 1
  for (const [index, corner] of corners.slice(from).entries()) {
    const ends = !close && index + from === corners.length - 1
    const to = ends ? rounded(corner) : middle(control, corner)
    const [stepX, stepY] = [to[0] - at[0], to[1] - at[1]]
    if (index === 0) path += `q${pair(control[0] - at[0], control[1] - at[1])}${next(stepX, stepY)}t`
    else path += path.endsWith('t') ? pair(stepX, stepY) : next(stepX, stepY)
    control = [2 * to[0] - control[0], 2 * to[1] - control[1]]
    at = to
  }
  return path.replace(/t$/, '') + (close ? 'z' : '')
}
