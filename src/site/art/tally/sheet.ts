import type { Canvas } from '../canvas'
import { box } from '../geometry/path'
import { fill, litApart, stroke } from '../svg-elements'

/** Right ends of the columns of a sheet, as fractions of its width. */
const COLUMNS = [0.08, 0.3, 0.46, 0.62, 1] as const

/** The last column of a sheet as bars to scale. A row with the number zero has an empty cell; the first such cell is highlighted. */
export function sheet({ width, height, unit, palette }: Canvas, numbers: readonly number[]): string {
  const values = numbers.map((value) => Math.max(0, value))
  const most = Math.max(...values, 0) || 1
  const [left, top] = [width * 0.07, height * 0.09]
  const [across, down] = [width - 2 * left, height - 2 * top]
  const step = down / (values.length + 1)
  const xs = [0, ...COLUMNS].map((part) => Math.round(left + part * across))
  const ys = Array.from({ length: values.length + 2 }, (_, index) => Math.round(top + index * step))
  const lines =
    xs.map((x) => `M${x} ${Math.round(top)}v${Math.round(down)}`).join('') +
    ys.map((y) => `M${Math.round(left)} ${y}h${Math.round(across)}`).join('')
  const pad = 10 * unit
  const [from, to] = [xs[4] ?? 0, xs[5] ?? 0]
  const yOf = (row: number) => ys[row + 1] ?? 0
  const written = values.flatMap((value, row) =>
    [1, 2, 3]
      .filter((column) => column < 3 || value > 0)
      .map((column) =>
        box({
          x: (xs[column] ?? 0) + pad,
          y: yOf(row) + step * 0.38,
          width: (xs[column + 1] ?? 0) - (xs[column] ?? 0) - 2 * pad,
          height: step * 0.24,
        }),
      ),
  )
  const bars = values.map((value, row) =>
    box({ x: from + pad, y: yOf(row) + step * 0.24, width: (value / most) * (to - from - 2 * pad), height: step * 0.52 }),
  )
  const hole = values.indexOf(0)
  const lowest = hole === -1 ? values.indexOf(Math.min(...values)) : hole
  return (
    fill(
      box({ x: left, y: top, width: across, height: step }) + box({ x: left, y: top, width: (xs[1] ?? 0) - left, height: down }),
      palette.soft,
    ) +
    stroke(lines, { color: palette.mid, width: 1 }) +
    fill(written.join(''), palette.mid, '0.7') +
    fill(bars.join(''), palette.fg) +
    litApart([(from + to) / 2, yOf(Math.max(0, lowest)) + step / 2], palette, Math.min(9 * unit, step * 0.2))
  )
}
