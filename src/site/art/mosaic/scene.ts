import { itemAt } from '../../../engine/lib/items'
import { madeOnce } from '../../../engine/lib/made-once'
import type { Canvas } from '../canvas'
import { nearestOf } from '../geometry/near'
import { dots } from '../geometry/path'
import { type Point, tenth } from '../geometry/point'
import { fill, litApart, points } from '../marks'
import { type Cell, centreOf, HALVES, type Half, halfOf, isInHalf, squareOf } from './cell'
import { type Area, type Lattice, latticeOver } from './lattice'
import { CELLS, type Subject } from './subjects'

/** Cells along the shorter side: subjects are eight high, with one above and one below. */
const ALONG = 10

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
    points(dots(shown.filter((_, index) => index !== hot)), palette.bg, tenth(pitch * size * 0.4)) +
    litApart(itemAt(shown, hot), palette, Math.min(8, pitch * size * 0.26))
  )
}

/** The lattice for each count of points on a subject, which is looked for once: that takes tens of milliseconds, and many pages show it. */
const latticesOn = madeOnce((areas: readonly string[]) => {
  const area = darkOf(areas)
  const known = new Map<number, Lattice>()
  return (count: number): Lattice => {
    const lattice = known.get(count) ?? latticeOver(area, count)
    known.set(count, lattice)
    return lattice
  }
})

/** The dark cells and halves of a subject. Its parts are the runs of them in a row. */
function darkOf(areas: readonly string[]): Area {
  let run = 0
  const isDark = (sign = ' '): sign is '#' | Half => sign === '#' || isHalf(sign)
  const runs = areas.map((signs) => [...signs].map((sign, column) => (isDark(sign) && !isDark(signs[column - 1]) ? ++run : run)))
  return {
    columns: itemAt(areas, 0).length,
    rows: areas.length,
    cells: [...areas.join('')].filter((sign) => isDark(sign)).length,
    partOf: ([x, y]) => {
      const [column, row] = [Math.floor(x), Math.floor(y)]
      const sign = areas[row]?.[column]
      const isIn = isDark(sign) && (sign === '#' || isInHalf(sign, [x - column, y - row]))
      return isIn ? runs[row]?.[column] : undefined
    },
  }
}
