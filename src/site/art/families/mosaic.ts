import { itemAt } from '../../../engine/lib/items'
import type { Canvas } from '../canvas'
import { mostLinked, nearPairs, nearTo } from '../geometry/near'
import { dots, line } from '../geometry/path'
import { distance, type Point, within } from '../geometry/point'
import { centreOf, HALVES, halfOf, squareOf } from '../mosaic/cell'
import { scene } from '../mosaic/scene'
import { subjectOf } from '../mosaic/subjects'
import { fill, lit, points, stroke } from '../svg-elements'

const MARGINS = { x: 0.15, y: 0.12 }

type Cells = { squares: string; triangles: string; dark: string; small: Point[]; large: Point[] }

/** Cells that get denser towards a focus: dark in the center, then squares and halves, then points. */
function cellsOf({ width, height, unit, random, noise, between }: Canvas): Cells {
  const size = 30 * unit
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)]
  const focus: Point = [between(0.3, 0.7) * columns, between(0.35, 0.65) * rows]
  const cells: Cells = { squares: '', triangles: '', dark: '', small: [], large: [] }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = { x: column * size, y: row * size, size }
      const density = noise(column / 3.1, row / 3.1) * 0.95 + 0.42 - distance([column + 0.5, row + 0.5], focus) / (columns * 0.78)
      const half = halfOf(itemAt(HALVES, Math.floor(random() * HALVES.length)), cell)
      const square = squareOf(cell)
      const centre = centreOf(cell)
      if (density > 0.8) {
        if (random() < 0.62) cells.dark += square
        else {
          cells.squares += square
          cells.dark += half
        }
      } else if (density > 0.62) {
        cells.squares += square
        if (random() < 0.6) cells.triangles += half
        else if (random() < 0.5) cells.large.push(centre)
      } else if (density > 0.47) {
        if (random() < 0.6) cells.squares += half
        else cells.small.push(centre)
      } else if (density > 0.2 || (column + row) % 2 === 0) cells.small.push(centre)
    }
  }
  return cells
}

/** The subject that the seed states, else cells that get denser towards a focus, with linked points among them. */
export function mosaic(canvas: Canvas, seed: string): string {
  const stated = subjectOf(seed)
  return stated ? scene(canvas, stated.subject, stated.count) : pattern(canvas)
}

function pattern(canvas: Canvas): string {
  const { palette, random, unit } = canvas
  const { squares, triangles, dark, small, large } = cellsOf(canvas)
  const central = (point: Point) => within(point, canvas, MARGINS)
  const nodes = large.filter(central).length > 2 ? large : small.filter((point) => central(point) && random() < 0.16)
  const reach = 112 * unit
  const centre: Point = [canvas.width / 2, canvas.height / 2]
  const hot = mostLinked(nodes.filter(central), nodes, reach) ?? nodes[0] ?? centre
  const links = nearPairs(nodes, reach).map((ends) => line(ends))
  const rays = nearTo(hot, nodes, reach).map((point) => line([hot, point]))
  return (
    fill(squares, palette.soft) +
    fill(triangles, palette.mid) +
    fill(dark, palette.fg) +
    points(dots(small), palette.mid, 4) +
    stroke(links.join(''), { color: palette.fg, width: 1.25 }) +
    points(dots(nodes), palette.fg, 11) +
    stroke(rays.join(''), { color: palette.hot, width: 1.75 }) +
    lit(hot, palette, 8)
  )
}
