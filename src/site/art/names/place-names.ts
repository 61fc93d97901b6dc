import type { Size } from '../canvas'
import type { Point } from '../geometry/point'
import { crowdDiscs } from '../tally/crowd'
import { roundAt } from '../tally/funnel'
import { mapPlaces } from '../tally/map'
import { pairDiscs } from '../tally/pair'
import { yearPiles } from '../tally/years'
import { type NamePlace, percent } from './placed-name'

/** Vertical position of names below marks, as a percentage. */
const BELOW = 94.5

/** Vertical position of years, as a fraction of the height; and how far numbers are above their piles, in em. */
const YEARS = 0.92
const ABOVE_PILE = -1.1

/** Names of places, each on the side facing away from the other places. */
export function mapNames(size: Size, numbers: readonly number[]): NamePlace[] {
  const { shown } = mapPlaces(size, numbers)
  const middle = shown.reduce((sum, [x]) => sum + x, 0) / shown.length
  return shown.map(([x, y], index) => {
    // The first place has a ring.
    const apart = index === 0 ? 2.4 : 1.7
    return {
      x: percent(x, size.width),
      y: percent(y, size.height),
      over: 'dots',
      ...(x < middle ? { anchor: 'end' as const, right: -apart } : { right: apart }),
    }
  })
}

/** Names of two parties, each below its disc. */
export const pairNames = (size: Size): NamePlace[] =>
  pairDiscs(size).centers.map(([x]) => ({ x: percent(x, size.width), y: BELOW, anchor: 'middle' }))

/** Names of the places of a crowd, each below its disc, then their numbers, each next to its disc. */
export function crowdNames(size: Size, numbers: readonly number[]): NamePlace[] {
  const discs = crowdDiscs(size, numbers)
  const at = ([x, y]: Point): NamePlace => ({ x: percent(x, size.width), y: percent(y, size.height) })
  return [...discs.map(({ name }): NamePlace => ({ ...at(name), anchor: 'middle' })), ...discs.map(({ number }) => at(number))]
}

/** Names of rounds, each below its column; the first starts and the last ends at the edge of its column. */
export const funnelNames = ({ width }: Size, { length }: readonly number[]): NamePlace[] =>
  Array.from({ length: length + 1 }, (_, index): NamePlace => {
    const place = { x: percent(roundAt(width, length + 1, index), width), y: BELOW }
    if (index === 0) return { ...place, right: -0.5 }
    return { ...place, anchor: index === length ? 'end' : 'middle', ...(index === length && { right: 0.5 }) }
  })

/** Names of years, each below its pile, then their numbers, each above its pile. */
export function yearNames(size: Size, numbers: readonly number[]): NamePlace[] {
  const { piles } = yearPiles(size, numbers)
  const named = (x: number, y: number, down: number): NamePlace => ({
    x: percent(x, size.width),
    y: percent(y, size.height),
    down,
    anchor: 'middle',
  })
  return [...piles.map(({ x }) => named(x, YEARS * size.height, 0)), ...piles.map(({ x, top }) => named(x, top, ABOVE_PILE))]
}
