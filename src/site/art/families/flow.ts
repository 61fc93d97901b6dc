import { itemAt, lastOf } from '../../../engine/lib/items'
import type { Canvas } from '../canvas'
import { dots, smooth } from '../geometry/path'
import type { Point } from '../geometry/point'
import { lit, points, stroke } from '../marks'

/** Grid cells that a line has passed, together with their neighbors, so that lines never cross. */
function passedCells(size: number) {
  const keys = new Set<string>()
  return {
    cellOf: ([x, y]: Point): Point => [Math.floor(x / size), Math.floor(y / size)],
    has: (cell: Point) => keys.has(String(cell)),
    addAround: ([x, y]: Point) => {
      for (const across of [-1, 0, 1]) {
        for (const down of [-1, 0, 1]) keys.add(String([x + across, y + down]))
      }
    },
  }
}
type Passed = ReturnType<typeof passedCells>

const outside = ([x, y]: Point, { width, height }: Canvas) => x < -20 || x > width + 20 || y < -20 || y > height + 20

/** Follows the field from a start, until the line leaves the picture or meets another one. */
function follow(start: Point, angleAt: (point: Point) => number, passed: Passed, canvas: Canvas) {
  const path: Point[] = []
  const cells = new Map<string, Point>()
  let point = start
  for (let step = 0; step < 110; step++) {
    const cell = passed.cellOf(point)
    if ((passed.has(cell) && !cells.has(String(cell))) || outside(point, canvas)) break
    cells.set(String(cell), cell)
    if (step % 8 === 0) path.push(point)
    const angle = angleAt(point)
    point = [point[0] + Math.cos(angle) * 5 * canvas.unit, point[1] + Math.sin(angle) * 5 * canvas.unit]
  }
  return { path, cells }
}

/** Up to 64 lines; the first sixty attempts start at the left edge. */
function linesOf(canvas: Canvas): Point[][] {
  const { width, height, unit, random, noise, between } = canvas
  const turn = between(-0.5, 0.5)
  const swirl = between(0.7, 1.25) * (random() < 0.5 ? -1 : 1)
  const angleAt = ([x, y]: Point) => turn + swirl * Math.PI * (noise(x / (260 * unit), y / (260 * unit)) - 0.5) * 2
  const passed = passedCells(7.5 * unit)
  const lines: Point[][] = []
  for (let attempt = 0; attempt < 900 && lines.length < 64; attempt++) {
    const start: Point = [between(-0.04, attempt < 60 ? 0.5 : 1) * width, between(0, 1) * height]
    const { path, cells } = follow(start, angleAt, passed, canvas)
    if (path.length <= 3) continue
    lines.push(path)
    for (const cell of cells.values()) passed.addAround(cell)
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
    stroke(paths(wide), palette.soft, 8, ' stroke-linecap="round"') +
    stroke(paths(thin), palette.mid, 1.5) +
    stroke(paths(bold), palette.fg, 1.75) +
    points(starts(thin), palette.mid, 6) +
    points(starts(bold), palette.fg, 7) +
    stroke(smooth(hot), palette.hot, 3) +
    lit(lastOf(hot), palette, 7)
  )
}
