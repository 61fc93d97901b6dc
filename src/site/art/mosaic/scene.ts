import { itemAt } from '../../../engine/lib/items'
import { memoize } from '../../../engine/lib/memoize'
import type { Canvas } from '../canvas'
import { nearestOf } from '../geometry/near'
import { dots } from '../geometry/path'
import { type Point, roundToTenth } from '../geometry/point'
import { fill, litApart, points } from '../svg-elements'
import { areaOf } from './area'
import { type Cell, centreOf, halfOf, isHalf, squareOf } from './cell'
import { type Lattice, latticeOver } from './lattice'
import { CELLS, type Subject } from './subjects'

/** Number of cells along the shorter side: subjects are eight cells high, with one above and one below. */
const ALONG = 10
/** Columns of the ground beside a subject that is as wide as its frame. */
const BESIDE = 2

/** More points than this would look like a grey area. */
const MOST = 400

/** A subject in the middle, built of cells, with a point for each unit of a count on its dark cells. One of the points is highlighted. */
export function scene({ width, height, palette }: Canvas, subject: Subject, count: number): string {
  const { areas, lit: chosen } = CELLS[subject]
  const columns = itemAt(areas, 0).length
  // Must be a whole number: positions are rounded, and neighbors would have seams between them.
  const size = Math.round(Math.min(width / ALONG, height / ALONG, width / (columns + BESIDE)))
  const left = Math.round((width / size - columns) / 2)
  const top = Math.floor((height / size - areas.length) / 2)
  const cellAt = (column: number, row: number): Cell => ({ x: (left + column) * size, y: (top + row) * size, size })
  const paths = { dark: '', middle: '', pale: '' }
  for (const [row, signs] of areas.entries())
    for (const [column, sign] of [...signs].entries()) {
      const cell = cellAt(column, row)
      if (sign === '=') paths.middle += squareOf(cell)
      else if (sign === '+') paths.pale += squareOf(cell)
      else if (sign === '#') paths.dark += squareOf(cell)
      else if (isHalf(sign)) paths.dark += halfOf(sign, cell)
    }
  const { pitch, points: places } = latticesOn(areas)(Math.min(MOST, Math.max(1, Math.round(count))))
  const shown = places.map(([x, y]): Point => [(left + x) * size, (top + y) * size])
  const hot = nearestOf(shown, centreOf(cellAt(...chosen)))
  return (
    fill(paths.pale, palette.soft) +
    fill(paths.middle, palette.mid) +
    fill(paths.dark, palette.fg) +
    points(dots(shown.filter((_, index) => index !== hot)), palette.bg, roundToTenth(pitch * size * 0.4)) +
    litApart(itemAt(shown, hot), palette, Math.min(8, pitch * size * 0.26))
  )
}

/** The lattice for each number of points on a subject, memoized: finding it takes as long as some ten drawings, and many pages show it. */
const latticesOn = memoize((areas: readonly string[]) => {
  const area = areaOf(areas)
  const known = new Map<number, Lattice>()
  return (count: number): Lattice => {
    const lattice = known.get(count) ?? latticeOver(area, count)
    known.set(count, lattice)
    return lattice
  }
})
