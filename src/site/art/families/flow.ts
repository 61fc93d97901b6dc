import { itemAt, lastOf } from '../../../engine/lib/items'
import type { Canvas } from '../canvas'
import { dots, smooth } from '../geometry/path'
import type { Point } from '../geometry/point'
import { lit, points, stroke } from '../svg-elements'

/** How far a line may run outside the picture. */
const MARGIN = 20
/** Number of steps between two corners of a line. */
const STRIDE = 8

/**
 * A grid of cells over the picture and its margin. A cell is taken once a line has passed it or a neighbor, so that lines never cross. A
 * border of one cell gives every cell eight neighbors.
 */
function gridOf({ width, height, unit }: Canvas) {
  const size = 7.5 * unit
  const left = Math.floor(-MARGIN / size) - 1
  const columns = Math.floor((width + MARGIN) / size) - left + 2
  const rows = Math.floor((height + MARGIN) / size) - left + 2
  const taken = new Uint8Array(columns * rows)
  return {
    cellAt: (x: number, y: number) => (Math.floor(y / size) - left) * columns + Math.floor(x / size) - left,
    isTaken: (cell: number) => taken[cell] === 1,
    take(cell: number) {
      for (let middle = cell - columns; middle <= cell + columns; middle += columns) taken.fill(1, middle - 1, middle + 2)
    },
  }
}

/** The direction of lines at each position, and the cells that they have taken. */
type Field = { angleAt: (x: number, y: number) => number; grid: ReturnType<typeof gridOf> }

/** Follows the field from a start until the line leaves the picture or meets another one. */
function follow([startX, startY]: Point, { angleAt, grid }: Field, { width, height, unit }: Canvas) {
  const path: Point[] = []
  const cells: number[] = []
  let [x, y] = [startX, startY]
  for (let step = 0; step < 110; step++) {
    if (x < -MARGIN || x > width + MARGIN || y < -MARGIN || y > height + MARGIN) break
    const cell = grid.cellAt(x, y)
    if (grid.isTaken(cell)) break
    if (cell !== cells.at(-1)) cells.push(cell)
    if (step % STRIDE === 0) path.push([x, y])
    const angle = angleAt(x, y)
    x += Math.cos(angle) * 5 * unit
    y += Math.sin(angle) * 5 * unit
  }
  return { path, cells }
}

/** Up to 64 lines; the first sixty attempts start at the left edge. */
function linesOf(canvas: Canvas): Point[][] {
  const { width, height, unit, random, noise, between } = canvas
  const turn = between(-0.5, 0.5)
  const swirl = between(0.7, 1.25) * (random() < 0.5 ? -1 : 1)
  const grid = gridOf(canvas)
  const field: Field = {
    angleAt: (x, y) => turn + swirl * Math.PI * (noise(x / (260 * unit), y / (260 * unit)) - 0.5) * 2,
    grid,
  }
  const lines: Point[][] = []
  for (let attempt = 0; attempt < 900 && lines.length < 64; attempt++) {
    const start: Point = [between(-0.04, attempt < 60 ? 0.5 : 1) * width, between(0, 1) * height]
    const { path, cells } = follow(start, field, canvas)
    if (path.length <= 3) continue
    lines.push(path)
    for (const cell of cells) grid.take(cell)
  }
  return lines
}

/** Flow lines that never cross. Each starts at a point; the longest one that ends inside the picture is highlighted. */
export function flow(canvas: Canvas): string {
  const { width, height, palette } = canvas
  const lines = linesOf(canvas)
  const endsInView = (path: Point[]) => {
    const [x, y] = lastOf(path)
    return x > width * 0.25 && x < width * 0.85 && y > height * 0.18 && y < height * 0.82
  }
  const hot = lines.filter(endsInView).toSorted((a, b) => b.length - a.length)[0] ?? itemAt(lines, 0)
  const rest = lines.filter((path) => path !== hot)
  const third = (place: number) => rest.filter((_, index) => index % 3 === place)
  const paths = (some: Point[][]) => some.map((path) => smooth(path)).join('')
  const starts = (some: Point[][]) => dots(some.map((path) => itemAt(path, 0)))
  const [wide, thin, bold] = [third(0), third(1), third(2)]
  return (
    stroke(paths(wide), { color: palette.soft, width: 8, cap: 'round' }) +
    stroke(paths(thin), { color: palette.mid, width: 1.5 }) +
    stroke(paths(bold), { color: palette.fg, width: 1.75 }) +
    points(starts(thin), palette.mid, 6) +
    points(starts(bold), palette.fg, 7) +
    stroke(smooth(hot), { color: palette.hot, width: 3 }) +
    lit(lastOf(hot), palette, 7)
  )
}
