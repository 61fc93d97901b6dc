import type { Canvas, Size } from '../canvas'
import type { Point } from '../geometry/point'
import { roundToTenth } from '../geometry/point'
import { litApart, points, stroke } from '../svg-elements'

/** More points than this on a line would touch. */
const MOST = 60

/** Positions of the lines: distance from the left, distance between two lines, and the height of each. */
export function spanLines({ width, height }: Size, { length }: readonly number[]) {
  const step = (height * 0.8) / Math.max(1, length)
  return { left: width * 0.1, step, yOf: (index: number) => Math.round(height * 0.1 + step * (index + 0.5)) }
}

/** Lengths of time, a line each from the same start, with a point for each day. The longest one is highlighted. */
export function spans({ width, height, unit, palette }: Canvas, numbers: readonly number[]): string {
  const values = numbers.map((value) => Math.max(0, value))
  const most = Math.max(...values, 1)
  const { left, step, yOf } = spanLines({ width, height }, values)
  const scale = (width * 0.8) / most
  const every = Math.max(1, Math.ceil(most / MOST))
  const days = values.flatMap((value, index) =>
    Array.from({ length: Math.floor(value / every) }, (_, day) => `M${roundToTenth(left + day * every * scale)} ${yOf(index)}h0`),
  )
  const ends = values.map((value, index): Point => [left + value * scale, yOf(index)])
  const longest = values.indexOf(Math.max(...values))
  const stems = ends.map(([x, y]) => `M${Math.round(left)} ${y}H${Math.round(x)}`)
  const weeks = Array.from({ length: Math.floor(most / 7) + 1 }, (_, week) => Math.round(left + week * 7 * scale))
  const size = Math.min(0.62 * every * scale, step * 0.2)
  return (
    stroke(weeks.map((x) => `M${x} ${Math.round(height * 0.07)}V${Math.round(height * 0.93)}`).join(''), {
      color: palette.soft,
      width: 1.5,
    }) +
    stroke(stems.join(''), { color: palette.mid, width: 1.5 }) +
    points(days.join(''), palette.fg, roundToTenth(size)) +
    points(
      ends
        .filter((_, index) => index !== longest)
        .map(([x, y]) => `M${Math.round(x)} ${y}h0`)
        .join(''),
      palette.fg,
      Math.round(Math.min(17 * unit, step * 0.36)),
    ) +
    litApart(ends[longest] ?? [left, height / 2], palette, 9)
  )
}
