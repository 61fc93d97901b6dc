import type { Canvas } from '../canvas'
import { box } from '../geometry/path'
import { fill, litApart, stroke } from '../marks'

/** Each part of a whole as a bar on a track of the length of the whole, which is the first number. The first part is lit. */
export function shares({ width, height, unit, palette }: Canvas, [whole = 1, ...parts]: readonly number[]): string {
  const values = parts.length > 0 ? parts : [whole]
  const most = Math.max(whole, ...values, 1)
  const [left, top] = [width * 0.09, height * 0.1]
  const length = width - 2 * left
  const step = (height - 2 * top) / values.length
  const thick = step * 0.56
  const yOf = (index: number) => top + step * index + (step - thick) / 2
  const lengthOf = (value: number) => (Math.max(0, value) / most) * length
  const bars = values.map((value, index) => box(left, yOf(index), lengthOf(value), thick))
  const tracks = values.map((_, index) => box(left, yOf(index), length, thick))
  const radius = Math.min(8 * unit, thick * 0.3)
  return (
    fill(tracks.join(''), palette.soft) +
    fill(bars.filter((_, index) => index % 2 === 0).join(''), palette.fg) +
    fill(bars.filter((_, index) => index % 2 === 1).join(''), palette.mid) +
    stroke(tracks.join(''), palette.mid, 1) +
    litApart([left + lengthOf(values[0] ?? 0), yOf(0) + thick / 2], palette, radius)
  )
}
