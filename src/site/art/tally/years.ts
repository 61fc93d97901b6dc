import type { Canvas, Size } from '../canvas'
import { type Point, roundToTenth } from '../geometry/point'
import { countOf } from '../geometry/spread'
import { litApart, points } from '../svg-elements'
import { columnsFor } from './columns'

/** The space next to, above and below the piles, and the part of the width of a year that its pile fills, as fractions. */
const SIDE = 0.04
const ABOVE = 0.17
const BELOW = 0.15
const FILLED = 0.78

/** A pile of points for each year on one line, and the positions of its labels: its number above it, and its year below. */
export function yearPiles({ width, height }: Size, numbers: readonly number[]) {
  const counts = numbers.map(countOf)
  const step = (width * (1 - 2 * SIDE)) / Math.max(1, counts.length)
  const [across, down] = [step * FILLED, height * (1 - ABOVE - BELOW)]
  const most = Math.max(1, ...counts)
  const columns = columnsFor(most, across, down)
  const pitch = roundToTenth(Math.min(across / columns, down / Math.ceil(most / columns)))
  const bottom = height * (1 - BELOW)
  const piles = counts.map((count, index) => {
    const x = width * SIDE + (index + 0.5) * step
    const left = x - ((columns - 1) / 2) * pitch
    const places = Array.from(
      { length: count },
      (_, place): Point => [left + (place % columns) * pitch, bottom - (Math.floor(place / columns) + 0.5) * pitch],
    )
    return { x, places, top: bottom - Math.ceil(count / columns) * pitch }
  })
  return { piles, pitch, bottom }
}

const dotted = (places: readonly Point[]) => places.map(([x, y]) => `M${roundToTenth(x)} ${roundToTenth(y)}h0`).join('')

/** A point for each unit of every year, in piles side by side; the newest year is dark, and its last point is highlighted. */
export function years({ width, height, palette }: Canvas, numbers: readonly number[]): string {
  const { piles, pitch } = yearPiles({ width, height }, numbers)
  const newest = piles.at(-1)?.places ?? []
  const size = roundToTenth(pitch * 0.72)
  return (
    points(dotted(piles.slice(0, -1).flatMap(({ places }) => places)), palette.mid, size) +
    points(dotted(newest), palette.fg, size) +
    litApart(newest.at(-1) ?? [width / 2, height / 2], palette, Math.max(4, pitch * 0.55))
  )
}
