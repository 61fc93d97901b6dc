import type { Canvas, Size } from '../canvas'
import { dots } from '../geometry/path'
import { type Point, roundToTenth } from '../geometry/point'
import { countOf, disc } from '../geometry/spread'
import { lit, points } from '../svg-elements'
import { columnsFor } from './columns'

/* All as fractions of the width. */
/** Room around all discs. */
const MARGIN = 0.06
/** Room between rows. */
const BETWEEN = 0.03
/** Room between a disc, its number and its name. */
const APART = 0.02
/** Height of a line of letters. */
const LINE = 0.036
/** Width of a number of three digits. */
const NUMBER = 0.068
const DIGITS = 3

/**
 * The discs of a crowd in rows, with areas to scale. The discs of a row stand on one line, with their numbers on it too, all at the same
 * distance from their discs; names are below.
 */
export function crowdDiscs({ width, height }: Size, numbers: readonly number[]) {
  const counts = numbers.map(countOf)
  const [across, down] = [width * (1 - 2 * MARGIN), height - 2 * MARGIN * width]
  const columns = columnsFor(Math.max(1, counts.length), across, down)
  const rows = Math.ceil(counts.length / columns) || 1
  const pitch = (down + BETWEEN * width) / rows
  const most = Math.max(1, ...counts)
  const largest = Math.min(across / columns - (APART + NUMBER) * width, pitch - (BETWEEN + APART + LINE) * width) / 2
  const discs = counts.map((count, index) => {
    const middle = MARGIN * width + ((index % columns) + 0.5) * (across / columns)
    const base = MARGIN * width + Math.floor(index / columns) * pitch + 2 * largest
    const radius = largest * Math.sqrt(count / most)
    const x = middle - ((APART + NUMBER) * width) / 2
    const center: Point = [x, base - radius]
    const name: Point = [middle, base + (APART + LINE / 2) * width]
    // Half-width of the disc slightly above the top of its number.
    const high = Math.min(radius, 1.5 * LINE * width)
    const number: Point = [x + Math.sqrt(2 * radius * high - high ** 2) + APART * width, base - (LINE * width) / 2]
    return { count, center, radius, name, number }
  })
  // Centers everything horizontally.
  const left = Math.min(...discs.map(({ center, radius }) => center[0] - radius))
  const right = Math.max(...discs.map(({ number, count }) => number[0] + (NUMBER * width * String(count).length) / DIGITS))
  const aside = ([x, y]: Point): Point => [x + (width - left - right) / 2, y]
  return discs.map((disc) => ({ ...disc, center: aside(disc.center), name: aside(disc.name), number: aside(disc.number) }))
}

/** The radius of the highlighted point, and that of its ring as a multiple of it. */
const LIT = 5
const RING = 2.2

/**
 * A point for each person at each place, with room for the number and the name of each. In the first place one point is highlighted: it has
 * the ring, and the other points are around that. Without a place there is one point.
 */
export function crowd({ width, height, palette }: Canvas, numbers: readonly number[]): string {
  const discs = crowdDiscs({ width, height }, numbers)
  const [first] = discs
  if (!first) return lit([width / 2, height / 2], palette, LIT)
  const { count, center, radius } = first
  const size = Math.max(2, roundToTenth((1.2 * radius) / Math.sqrt(count)))
  const within = Math.max(1, Math.ceil(count * ((LIT * RING + size) / radius) ** 2))
  const all = within + count - 1
  const around = disc(all, { center, radius: radius * Math.sqrt(all / count) }).slice(within)
  const places = [...around, ...discs.slice(1).flatMap((one) => disc(one.count, one))]
  return points(dots(places), palette.fg, size) + lit(center, palette, LIT)
}
