import { itemAt } from '../../../engine/lib/items'
import type { Canvas } from '../canvas'
import { dots, line } from '../geometry/path'
import type { Point } from '../geometry/point'
import { fill, lit, points, stroke } from '../marks'
import { type Cell, centreOf, HALVES, type Half, halfOf, squareOf } from './cell'
import { CELLS, type Subject } from './subjects'

/** Cells along the shorter side: subjects are eight high, with one above and one below. */
const ALONG = 10

/** The part of the empty cells around a subject that have a pale half, and of those that have a point. */
const SCATTER = { half: 0.1, point: 0.55 } as const

const isHalf = (sign: string): sign is Half => HALVES.some((half) => half === sign)

/** A subject in the middle, built of cells, with scattered ones around it. */
export function scene({ width, height, palette, random }: Canvas, subject: Subject): string {
  // A whole number, since places are rounded: otherwise there would be seams between neighbors.
  const size = Math.round(Math.min(width, height) / ALONG)
  const { areas, points: marks } = CELLS[subject]
  const left = Math.round((width / size - itemAt(areas, 0).length) / 2)
  const top = Math.floor((height / size - areas.length) / 2)
  const cellAt = (column: number, row: number): Cell => ({ x: column * size, y: row * size, size })
  const paths = { dark: '', middle: '', pale: '' }
  const loose: Point[] = []
  for (let row = 0; row * size + size / 2 < height; row++) {
    for (let column = 0; column * size < width; column++) {
      const cell = cellAt(column, row)
      const sign = areas[row - top]?.[column - left] ?? ' '
      const chance = random()
      if (sign === '#') paths.dark += squareOf(cell)
      else if (sign === '=') paths.middle += squareOf(cell)
      else if (sign === '+') paths.pale += squareOf(cell)
      else if (isHalf(sign)) paths.dark += halfOf(sign, cell)
      else if (chance < SCATTER.half) paths.pale += halfOf(itemAt(HALVES, Math.floor((chance / SCATTER.half) * HALVES.length)), cell)
      else if (chance < SCATTER.point) loose.push(centreOf(cell))
    }
  }
  const joined = marks
    .flatMap((signs, row) => [...signs].map((sign, column) => ({ sign, at: centreOf(cellAt(left + column, top + row)) })))
    .filter(({ sign }) => sign !== ' ')
    .toSorted((one, other) => one.at[0] - other.at[0])
  const places = joined.map(({ at }) => at)
  const hot = joined.find(({ sign }) => sign === '*')?.at ?? [width / 2, height / 2]
  return (
    points(dots(loose), palette.mid, 4) +
    fill(paths.pale, palette.soft) +
    fill(paths.middle, palette.mid) +
    fill(paths.dark, palette.fg) +
    stroke(line(places), palette.hot, 1.75) +
    points(dots(places), palette.hot, 9) +
    lit(hot, palette, 8)
  )
}
