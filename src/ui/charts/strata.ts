import { itemAt, lastOf } from '../../lib/items'
import { tenth } from './percent'

/** A place on the drawing: years from the start, people from zero. */
export type Place = readonly [x: number, y: number]

/** Steps of a curve between two milestones. */
const STEPS = 6

/** Slopes of a curve that never overshoots (monotone cubic), so that no layer dips below zero. */
function slopesOf(xs: readonly number[], values: readonly number[]): number[] {
  const steps = values.slice(1).map((value, index) => (value - itemAt(values, index)) / (itemAt(xs, index + 1) - itemAt(xs, index)))
  return values.map((_, index) => {
    const before = steps[index - 1]
    const after = steps[index]
    if (before === undefined) return after ?? 0
    if (after === undefined) return before
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
}

/** A curve through the values of one layer. */
export function curveOf(xs: readonly number[], values: readonly number[]): Place[] {
  const slopes = slopesOf(xs, values)
  const places: Place[] = []
  for (let index = 0; index < xs.length - 1; index++) {
    const [from, to] = [itemAt(xs, index), itemAt(xs, index + 1)]
    const span = to - from
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS
      const start = t * t * (2 * t - 3) + 1
      const leaving = t * (1 - t) * (1 - t)
      const end = t * t * (3 - 2 * t)
      const arriving = t * t * (t - 1)
      const y =
        itemAt(values, index) * start +
        itemAt(slopes, index) * span * leaving +
        itemAt(values, index + 1) * end +
        itemAt(slopes, index + 1) * span * arriving
      places.push([from + t * span, y])
    }
  }
  return [...places, [lastOf(xs), lastOf(values)]]
}

/** The tops of the layers, one on the other, from the ground up; the ground is the first. */
export function topsOf(curves: readonly Place[][]): Place[][] {
  const ground = itemAt(curves, 0).map(([x]): Place => [x, 0])
  const tops = [ground]
  for (const curve of curves) {
    const below = lastOf(tops)
    tops.push(curve.map(([x, y], index): Place => [x, y + itemAt(below, index)[1]]))
  }
  return tops
}

/** Places as a path in a box 100 high, `highest` at its top. */
export const pathOf = (places: readonly Place[], highest: number): string =>
  places.map(([x, y]) => `${tenth(x)} ${tenth(100 - (y / highest) * 100)}`).join('L')
