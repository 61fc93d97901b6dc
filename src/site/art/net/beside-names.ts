import { itemAt } from '../../../engine/lib/items'
import type { Point } from '../geometry/point'
import type { Edge } from './layout'
import { SIDE } from './rows'
import { acrossAt } from './segment'

/**
 * Which end of a name above a point is at the point: with `start` the name runs to the right, with `end` to the left. A name `beside` its
 * point stands to the right of it in two lines.
 */
export type NameSide = 'start' | 'end' | 'beside'

/** Sizes in units of the hero drawing in a window of 1440 px: a letter, half a point, and the vertical extent of letters above a point. */
const LETTER = 1.2
const HALF_POINT = 1.4
const ABOVE = { from: 7, to: 15 } as const

/** The place of a name beside a point: how far its lines begin from the middle of the point, half of their height, and letters in each. */
const BESIDE = { from: 2.2, half: 9, letters: 12 } as const

/** How many times wider names are in the narrowest window that shows rows. */
const NARROW = 1.35

/** Cost of a point in the place of a name, as a number of lines. */
export const HIT = 3

/** Half of the room that a point needs. */
const POINT = 2.6

type Named = { name: string; at: Point }

/** The better side for the name of a node, and how many lines and points cross the name there; `end` if both sides are equal. */
export function nameSideOf(
  { name, at: [x, y] }: Named,
  positions: readonly Point[],
  routes: readonly Edge[],
): { side: 'start' | 'end'; crossed: number } {
  const width = name.length * LETTER
  const [startsAt, endsAt] = [x - HALF_POINT, x + HALF_POINT - width]
  const most = width * NARROW
  let [start, end] = [startsAt + most > SIDE ? OUTSIDE : 0, endsAt + width < most ? OUTSIDE : 0]
  for (const [from, to] of routes) {
    const [one, other] = [itemAt(positions, from), itemAt(positions, to)]
    const crossings = [acrossAt([one, other], y - ABOVE.to), acrossAt([one, other], y - ABOVE.from)]
    if (runsIn(crossings, startsAt, width)) start++
    if (runsIn(crossings, endsAt, width)) end++
  }
  for (const [otherX, otherY] of positions) {
    if (otherY < y - ABOVE.to || otherY > y - ABOVE.from) continue
    if (otherX > startsAt && otherX - POINT < startsAt + most) start += HIT
    if (otherX < x && otherX + POINT > endsAt + width - most) end += HIT
  }
  return start < end ? { side: 'start', crossed: start } : { side: 'end', crossed: end }
}

/**
 * Whether a line crosses a name that begins at `left`, by the positions of the line at the top and the bottom of the name; NaN where it does
 * not reach.
 */
function runsIn([first = Number.NaN, last = Number.NaN]: readonly number[], left: number, width: number): boolean {
  const [one, other] = [Number.isNaN(first) ? last : first, Number.isNaN(last) ? first : last]
  return Math.max(one, other) > left && Math.min(one, other) < left + width
}

/** Whether a name has room for two lines beside its point, which no line and no other point crosses. */
export function fitsBeside({ name, at: [x, y] }: Named, positions: readonly Point[], routes: readonly Edge[]): boolean {
  const longest = Math.max(...name.split(' ').map((word) => word.length))
  const [left, width] = [x + BESIDE.from, longest * LETTER]
  if (longest > BESIDE.letters || name.length > 2 * longest || left + width > SIDE) return false
  const isHit = ([otherX, otherY]: Point) => otherX > x && otherX - POINT < left + width && Math.abs(otherY - y) < BESIDE.half + POINT
  const isCrossed = ([from, to]: Edge) => {
    const line = [itemAt(positions, from), itemAt(positions, to)] as const
    return runsIn([acrossAt(line, y - BESIDE.half), acrossAt(line, y + BESIDE.half)], left, width)
  }
  return !positions.some(isHit) && !routes.some(isCrossed)
}

/** How many lines pass through a node without being connected to it. */
export function linesThrough(node: number, positions: readonly Point[], routes: readonly Edge[]): number {
  const [x, y] = itemAt(positions, node)
  return routes.filter(
    ([from, to]) => from !== node && to !== node && Math.abs(acrossAt([itemAt(positions, from), itemAt(positions, to)], y) - x) < POINT,
  ).length
}

/** Total letters of two adjacent names in the upper row, each of two lines, above which they would touch. */
const TIGHT = 46

/** The cost of names of a row that would touch the next one: as much for each as for a point. */
export const tightPairs = (row: readonly Named[]): number =>
  row
    .toSorted((one, other) => one.at[0] - other.at[0])
    .filter(({ name }, index, sorted) => name.length + (sorted[index + 1]?.name.length ?? 0) > TIGHT).length * HIT

/** Cost of a name that does not fit into the drawing: more than the lines of any net. */
const OUTSIDE = 1000
