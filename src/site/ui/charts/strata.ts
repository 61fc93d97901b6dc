import { itemAt } from '../../../engine/lib/items'
import { roundToTenth } from '../../art/geometry/point'

/** A smooth curve: its values at the milestones, and its slopes there. */
export type Curve = { values: readonly number[]; slopes: readonly number[] }

/** A curve that never overshoots (monotone cubic), so that no layer goes below zero. */
export function curveOf(xs: readonly number[], values: readonly number[]): Curve {
  const steps = values.slice(1).map((value, index) => (value - itemAt(values, index)) / (itemAt(xs, index + 1) - itemAt(xs, index)))
  const slopes = values.map((_, index) => {
    const before = steps[index - 1]
    const after = steps[index]
    if (before === undefined) return after ?? 0
    if (after === undefined) return before
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  return { values, slopes }
}

/** The value of a curve at a position between the first and the last milestone. */
export function valueAt(xs: readonly number[], { values, slopes }: Curve, x: number): number {
  const before = Math.max(
    0,
    xs.findLastIndex((start, index) => start <= x && index < xs.length - 1),
  )
  const from = itemAt(xs, before)
  const step = (xs[before + 1] ?? from + 1) - from
  const part = (x - from) / step
  const [start, end] = [itemAt(values, before), values[before + 1] ?? itemAt(values, before)]
  const [rising, arriving] = [itemAt(slopes, before) * step, (slopes[before + 1] ?? 0) * step]
  // Cubic Hermite interpolation between two values with these slopes.
  const smooth = part * part * (3 - 2 * part)
  return start + (end - start) * smooth + rising * part * (1 - part) ** 2 - arriving * part ** 2 * (1 - part)
}

const sumOf = (first: readonly number[], second: readonly number[]) => first.map((value, index) => value + itemAt(second, index))

/** The upper edges of stacked layers, bottom first. Sums of such curves are such curves again. */
export function topsOf(layers: readonly Curve[]): Curve[] {
  const tops: Curve[] = []
  for (const layer of layers) {
    const below = tops.at(-1)
    tops.push(below ? { values: sumOf(below.values, layer.values), slopes: sumOf(below.slopes, layer.slopes) } : layer)
  }
  return tops
}

/** A curve as a path in a box of height 100, with `highest` at its top. */
export function pathOf(xs: readonly number[], { values, slopes }: Curve, highest: number): string {
  const pointAt = (x: number, y: number) => `${roundToTenth(x)} ${roundToTenth(100 - (y / highest) * 100)}`
  const pieces = xs.slice(1).map((to, index) => {
    const from = itemAt(xs, index)
    const third = (to - from) / 3
    const [start, end] = [itemAt(values, index), itemAt(values, index + 1)]
    return [
      pointAt(from + third, start + itemAt(slopes, index) * third),
      pointAt(to - third, end - itemAt(slopes, index + 1) * third),
      pointAt(to, end),
    ].join(' ')
  })
  return `M${pointAt(itemAt(xs, 0), itemAt(values, 0))}C${pieces.join(' ')}`
}
