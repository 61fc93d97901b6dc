import type { Canvas, Size } from '../canvas'
import { dots } from '../geometry/path'
import { type Point, tenth } from '../geometry/point'
import { countOf, disc } from '../geometry/spread'
import { lit, points } from '../marks'
import { columnsFor } from './columns'

/** The discs of a crowd in rows, of which the areas are to scale, and where their names are: below the place of the largest one. */
export function crowdDiscs({ width, height }: Size, numbers: readonly number[]) {
  const counts = numbers.map(countOf)
  const [across, down] = [width * 0.94, height * 0.94]
  const columns = columnsFor(Math.max(1, counts.length), across, down)
  const cell = { width: across / columns, height: down / Math.ceil(counts.length / columns || 1) }
  const most = Math.max(1, ...counts)
  const largest = Math.min(cell.width * 0.42, cell.height * 0.34)
  return counts.map((count, index) => {
    const x = width * 0.03 + ((index % columns) + 0.5) * cell.width
    const top = height * 0.03 + Math.floor(index / columns) * cell.height
    const center: Point = [x, top + cell.height * 0.42]
    return { count, center, radius: largest * Math.sqrt(count / most), name: top + cell.height * 0.89 }
  })
}

/** The radius of the lit point, and that of its ring, as a part of it. */
const LIT = 5
const RING = 2.2

/**
 * A point for each person at each place. The first place is lit: its first point has the ring, and the others are around that. Without a
 * place there is one point.
 */
export function crowd({ width, height, palette }: Canvas, numbers: readonly number[]): string {
  const discs = crowdDiscs({ width, height }, numbers)
  const [first] = discs
  if (!first) return lit([width / 2, height / 2], palette, LIT)
  const { count, center, radius } = first
  const size = Math.max(2, tenth((1.2 * radius) / Math.sqrt(count)))
  const within = Math.max(1, Math.ceil(count * ((LIT * RING + size) / radius) ** 2))
  const all = within + count - 1
  const around = disc(all, center, radius * Math.sqrt(all / count)).slice(within)
  const places = [...around, ...discs.slice(1).flatMap((one) => disc(one.count, one.center, one.radius))]
  return points(dots(places), palette.fg, size) + lit(center, palette, LIT)
}
