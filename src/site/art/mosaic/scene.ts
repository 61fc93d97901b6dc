import { itemAt } from '../../../engine/lib/items'
import type { Canvas } from '../canvas'
import { evenOver, nearestOf } from '../geometry/even'
import { dots } from '../geometry/path'
import type { Point } from '../geometry/point'
import { fill, lit, points } from '../marks'
import { type Cell, centreOf, HALVES, type Half, halfOf, isInHalf, squareOf } from './cell'
import { CELLS, type Subject } from './subjects'

/** Cells along the shorter side: subjects are eight high, with one above and one below. */
const ALONG = 10

/** Places of points along a side of a cell, of which points take some. */
const FINE = 6

/** More points than these would be a grey area. */
const MOST = 400

const isHalf = (sign: string): sign is Half => HALVES.some((half) => half === sign)

/** A subject in the middle, built of cells, with a point for each of a count on the dark ones. One of them is lit. */
export function scene({ width, height, palette }: Canvas, subject: Subject, count: number): string {
  // A whole number, since places are rounded: otherwise there would be seams between neighbors.
  const size = Math.round(Math.min(width, height) / ALONG)
  const { areas, lit: chosen } = CELLS[subject]
  const left = Math.round((width / size - itemAt(areas, 0).length) / 2)
  const top = Math.floor((height / size - areas.length) / 2)
  const cellAt = (column: number, row: number): Cell => ({ x: (left + column) * size, y: (top + row) * size, size })
  const paths = { dark: '', middle: '', pale: '' }
  const places: Point[] = []
  for (const [row, signs] of areas.entries())
    for (const [column, sign] of [...signs].entries()) {
      const cell = cellAt(column, row)
      if (sign === '=') paths.middle += squareOf(cell)
      else if (sign === '+') paths.pale += squareOf(cell)
      else if (sign === '#') paths.dark += squareOf(cell)
      else if (isHalf(sign)) paths.dark += halfOf(sign, cell)
      if (sign === '#' || isHalf(sign)) places.push(...placesIn(cell, sign))
    }
  const shown = evenOver(places, Math.min(MOST, Math.max(1, Math.round(count))))
  const hot = nearestOf(shown, centreOf(cellAt(...chosen)))
  // As far from each other as squares of the same number would be.
  const pitch = (size / FINE) * Math.sqrt(places.length / shown.length)
  return (
    fill(paths.pale, palette.soft) +
    fill(paths.middle, palette.mid) +
    fill(paths.dark, palette.fg) +
    points(dots(shown.filter((_, index) => index !== hot)), palette.bg, Math.round(pitch * 4) / 10) +
    lit(itemAt(shown, hot), palette, Math.min(8, pitch * 0.28))
  )
}

/** Places of points in a cell, or in the half of one. */
const placesIn = (cell: Cell, sign: '#' | Half): Point[] =>
  Array.from({ length: FINE ** 2 }, (_, index): Point => [((index % FINE) + 0.5) / FINE, (Math.floor(index / FINE) + 0.5) / FINE])
    .filter((place) => sign === '#' || isInHalf(sign, place))
    .map(([across, down]): Point => [cell.x + across * cell.size, cell.y + down * cell.size])
