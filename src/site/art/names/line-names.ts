import type { Size } from '../canvas'
import { groupLines } from '../tally/groups'
import { spanLines } from '../tally/spans'
import { stackBlocks } from '../tally/stacks'
import { type NamePlace, percent } from './placed-name'

/** How far names are above points, as a fraction of the distance between lines. */
const ABOVE = 0.47

/** Names of lengths of time, each above the beginning of its line. */
export function spanNames(size: Size, numbers: readonly number[]): NamePlace[] {
  const { left, step, yOf } = spanLines(size, numbers)
  return numbers.map((_, index) => ({ x: percent(left, size.width), y: percent(yOf(index) - ABOVE * step, size.height) }))
}

/** Names of groups, each above its points. */
export function groupNames(size: Size, numbers: readonly number[]): NamePlace[] {
  const { lines, left, step, yOf } = groupLines(size, numbers)
  return lines.map((_, index) => ({ x: percent(left, size.width), y: percent(yOf(index) - ABOVE * step, size.height) }))
}

/** How far totals are above their columns, in em. */
const ABOVE_COLUMN = -0.9

/** Names of items, each next to its block of the first sum, then the totals, each above its column. */
export function stackNames(size: Size, numbers: readonly number[]): NamePlace[] {
  const { left, right, across } = stackBlocks(size, numbers)
  return [
    ...left.map(({ x, y, tall }) => ({ x: percent(x + across, size.width), y: percent(y + tall / 2, size.height), right: 0.6 })),
    ...[left, right].flatMap((column) =>
      column.slice(-1).map(({ x, y }) => ({ x: percent(x, size.width), y: percent(y, size.height), down: ABOVE_COLUMN })),
    ),
  ]
}
