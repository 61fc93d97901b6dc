import { itemAt } from '../../../engine/lib/items'
import type { Point } from '../geometry/point'
import type { Route } from './layout'
import { SIDE } from './rows'
import { acrossAt } from './segment'

/** Where a name above a point begins or ends: right or left of the middle of that. */
export type NameSide = 'start' | 'end'

/**
 * Sizes in units of the drawing of the hero in a window of 1440 px: of a letter, of half a point, and of where letters are above a point.
 */
const LETTER = 1.2
const HALF_POINT = 1.4
const ABOVE = { from: 7, to: 15 } as const

/** How many times as wide names are in the narrowest window that has rows. */
const NARROW = 1.35

/** What a point in the place of a name counts, as a number of lines. */
const HIT = 3

/** Half of the room that a point needs. */
const POINT = 2.6

type Named = { name: string; at: Point }

/** What runs through the name of a node on either side, and the side where that is less; `end` if that makes no difference. */
export function nameSideOf(
  { name, at: [x, y] }: Named,
  positions: readonly Point[],
  routes: readonly Route[],
): { side: NameSide; crossed: number } {
  const width = name.length * LETTER
  const [startsAt, endsAt] = [x - HALF_POINT, x + HALF_POINT - width]
  const most = width * NARROW
  let [start, end] = [startsAt + most > SIDE ? OUTSIDE : 0, endsAt + width < most ? OUTSIDE : 0]
  for (const [from, to] of routes) {
    const [one, other] = [itemAt(positions, from), itemAt(positions, to)]
    const first = acrossAt([one, other], y - ABOVE.to)
    const last = acrossAt([one, other], y - ABOVE.from)
    if (runsIn(first, last, startsAt, width)) start++
    if (runsIn(first, last, endsAt, width)) end++
  }
  for (const [otherX, otherY] of positions) {
    if (otherY < y - ABOVE.to || otherY > y - ABOVE.from) continue
    if (otherX > startsAt && otherX - POINT < startsAt + most) start += HIT
    if (otherX < x && otherX + POINT > endsAt + width - most) end += HIT
  }
  return start < end ? { side: 'start', crossed: start } : { side: 'end', crossed: end }
}

/** How many lines run through a point that they do not join. */
export function linesThrough(node: number, positions: readonly Point[], routes: readonly Route[]): number {
  const [x, y] = itemAt(positions, node)
  return routes.filter(
    ([from, to]) => from !== node && to !== node && Math.abs(acrossAt([itemAt(positions, from), itemAt(positions, to)], y) - x) < POINT,
  ).length
}

/** Letters of two names that have two lines each and stand side by side in the upper row, in which they would touch. */
const TIGHT = 46

/** How many names of a row would touch the next one, each as much as a point. */
export const tightPairs = (row: readonly Named[]): number =>
  row
    .toSorted((one, other) => one.at[0] - other.at[0])
    .filter(({ name }, index, sorted) => name.length + (sorted[index + 1]?.name.length ?? 0) > TIGHT).length * HIT

/** More than the lines of any net: a name that does not fit into the drawing. */
const OUTSIDE = 1000

/** Whether a line that is at two places at the heights of a name is within it; NaN is beyond the end of the line. */
const runsIn = (first: number, last: number, left: number, width: number) => {
  const [one, other] = [Number.isNaN(first) ? last : first, Number.isNaN(last) ? first : last]
  return Math.max(one, other) > left && Math.min(one, other) < left + width
}
