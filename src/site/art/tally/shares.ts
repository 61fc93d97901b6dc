import { itemAt } from '../../../engine/lib/items'
import type { Canvas, Size } from '../canvas'
import { box } from '../geometry/path'
import { fill, litApart, stroke } from '../svg-elements'

/** More bars than this stand closer together, so that each keeps room for a name. */
const FEW = 6

/** The bars of the parts of a whole, from above, and the length of the whole. */
export function shareBars({ width, height }: Size, [whole = 1, ...parts]: readonly number[]) {
  const values = parts.length > 0 ? parts : [whole]
  const most = Math.max(whole, ...values, 1)
  const [left, top] = [width * 0.09, height * (values.length > FEW ? 0.06 : 0.1)]
  const length = width - 2 * left
  const step = (height - 2 * top) / values.length
  const thick = step * (values.length > FEW ? 0.8 : 0.56)
  const bars = values.map((value, index) => ({
    x: left,
    y: top + step * index + (step - thick) / 2,
    length: (Math.max(0, value) / most) * length,
    thick,
  }))
  return { bars, length }
}

/** Each part of a whole as a bar on a track of the length of the whole, which is the first number. The first part is highlighted. */
export function shares({ unit, palette, ...size }: Canvas, numbers: readonly number[]): string {
  const { bars, length } = shareBars(size, numbers)
  const boxes = (of: (bar: (typeof bars)[number]) => number) =>
    bars.map((bar) => box({ x: bar.x, y: bar.y, width: of(bar), height: bar.thick })).join('')
  const tracks = boxes(() => length)
  const first = itemAt(bars, 0)
  return (
    fill(tracks, palette.soft) +
    fill(
      boxes((bar) => bar.length),
      palette.fg,
    ) +
    stroke(tracks, { color: palette.mid, width: 1 }) +
    litApart([first.x + first.length, first.y + first.thick / 2], palette, Math.min(8 * unit, first.thick * 0.3))
  )
}
