import { itemAt } from '../../../engine/lib/items'
import { type Point, rounded } from './point'

/** Two numbers in the shortest form: a minus sign separates as well as a space. */
const pair = (x: number, y: number) => (y < 0 ? `${x}${y}` : `${x} ${y}`)

/** Like `pair`, after another number. */
const next = (x: number, y: number) => (x < 0 ? '' : ' ') + pair(x, y)

/** An upright box: its upper left corner, and its size. */
export type Box = { x: number; y: number; width: number; height: number }

/** The path of an upright box, in whole numbers. */
export const box = ({ x, y, width, height }: Box): string =>
  `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}v${Math.round(height)}h${-Math.round(width)}z`

export const moveTo = ([x, y]: Point): string => `M${pair(Math.round(x), Math.round(y))}`

/** Points as strokes of length zero, which round line caps draw as dots. */
export const dots = (points: readonly Point[]): string => points.map((point) => `${moveTo(point)}h0`).join('')

/** A path of straight lines in relative whole numbers. Steps of length zero are left out. */
export function line(points: readonly Point[], close = false): string {
  let [x, y] = rounded(itemAt(points, 0))
  let path = `M${pair(x, y)}`
  let first = true
  for (let index = 1; index < points.length; index++) {
    const point = itemAt(points, index)
    const [stepX, stepY] = [Math.round(point[0]) - x, Math.round(point[1]) - y]
    if (!stepX && !stepY) continue
    path += first ? `l${pair(stepX, stepY)}` : next(stepX, stepY)
    first = false
    x += stepX
    y += stepY
  }
  return path + (close ? 'z' : '')
}

const middle = (a: Point, b: Point): Point => [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)]

/** A smooth path from the first point to the last, through the midpoints of the steps between. */
export function smooth(points: readonly Point[]): string {
  if (points.length < 3) return line(points)
  const start = rounded(itemAt(points, 0))
  return curves({ start, control: start, corners: points.slice(1, -1), end: rounded(itemAt(points, points.length - 1)) })
}

/** A closed smooth path through the midpoints of the steps. */
export function smoothRing(points: readonly Point[]): string {
  if (points.length < 3) return line(points, true)
  const [first, second] = [itemAt(points, 0), itemAt(points, 1)]
  return `${curves({ start: middle(first, second), control: rounded(second), corners: [...points.slice(2), first, second] })}z`
}

type Curves = {
  start: Point
  /** The control point of the first curve. */
  control: Point
  /** Each curve ends halfway between its control point and a corner. */
  corners: readonly Point[]
  /** End of the last curve, if there is one after the corners. */
  end?: Point
}

/**
 * The first curve is a `q`; the others are `t`, whose control point mirrors the previous one. Rounding errors are carried over, so that
 * they do not add up.
 */
function curves({ start, control: first, corners, end }: Curves): string {
  let [at, control, count] = [start, first, 0]
  let path = `M${pair(at[0], at[1])}`
  const curveTo = (to: Point) => {
    const [stepX, stepY] = [to[0] - at[0], to[1] - at[1]]
    if (count === 0) path += `q${pair(control[0] - at[0], control[1] - at[1])}${next(stepX, stepY)}`
    else path += count === 1 ? `t${pair(stepX, stepY)}` : next(stepX, stepY)
    control = [2 * to[0] - control[0], 2 * to[1] - control[1]]
    at = to
    count++
  }
  for (const corner of corners) curveTo(middle(control, corner))
  if (end) curveTo(end)
  return path
}
