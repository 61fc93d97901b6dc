import { itemAt } from '../../../engine/lib/items'
import type { Canvas } from '../canvas'
import { dots, line } from '../geometry/path'
import { distance, type Point, squaredDistance, within } from '../geometry/point'
import { fill, lit, points, stroke } from '../svg-elements'

/** Distance from a point to the nearest of the others; 10,000 if none is nearer. */
function roomAround(point: Point, others: readonly Point[]): number {
  let least = 1e8
  for (const other of others) least = Math.min(least, squaredDistance(point, other))
  return Math.sqrt(least)
}

/** Points, and the focus that they are spread around. */
type Scattered = { spread: readonly Point[]; focus: Point }

/** Points spread evenly, denser around a focus or along a ring around it. Each is the best of 14 random candidates. */
function scatter({ width, height, unit, random, between }: Canvas): Scattered {
  const count = Math.round((50 * (width * height)) / (144000 * unit * unit))
  const focus: Point = [width * between(0.25, 0.75), height * between(0.25, 0.75)]
  const tight = between(0.45, 0.7)
  const ring = random() < 0.35
  const spread: Point[] = []
  while (spread.length < count) {
    let best: Point = [0, 0]
    let score = -1
    for (let attempt = 0; attempt < 14; attempt++) {
      const point: Point = [between(-0.03, 1.03) * width, between(-0.04, 1.04) * height]
      const away = Math.min(1, distance(point, focus) / (Math.max(width, height) * 0.62))
      const wanted = ring ? 0.5 + 1.1 * Math.abs(away - 0.42) : tight + (1.35 - tight) * away
      const room = roomAround(point, spread) / wanted
      if (room > score) {
        score = room
        best = point
      }
    }
    spread.push(best)
  }
  return { spread, focus }
}

/** The neighbors of each point, and the links between points, short and long ones in separate lists. */
function link(spread: readonly Point[], reach: number) {
  const linked = spread.map((): number[] => [])
  const near: string[] = []
  const far: string[] = []
  for (const [first, a] of spread.entries()) {
    for (let second = first + 1; second < spread.length; second++) {
      const b = itemAt(spread, second)
      const apart = squaredDistance(a, b)
      if (apart >= reach ** 2) continue
      itemAt(linked, first).push(second)
      itemAt(linked, second).push(first)
      ;(apart < (reach * 0.66) ** 2 ? near : far).push(line([a, b]))
    }
  }
  return { linked, near, far }
}

/** The point with the most links that is neither near the edge nor far from the focus. */
function brightest({ spread, focus }: Scattered, linked: readonly number[][], canvas: Canvas): number {
  const value = (index: number) => itemAt(linked, index).length - distance(itemAt(spread, index), focus) / (60 * canvas.unit)
  return spread.reduce(
    (best, point, index) => (within(point, canvas, { x: 0.12, y: 0.15 }) && value(index) > value(best) ? index : best),
    0,
  )
}

/** Some of the triangles between linked points, filled; a few of them in a darker color. */
function triangles(spread: readonly Point[], linked: readonly number[][], { unit, noise, random }: Canvas) {
  const soft: string[] = []
  const deep: string[] = []
  const scale = 190 * unit
  for (const [first, a] of spread.entries()) {
    for (const second of itemAt(linked, first)) {
      for (const third of itemAt(linked, second)) {
        if (first >= second || second >= third || !itemAt(linked, third).includes(first)) continue
        const [b, c] = [itemAt(spread, second), itemAt(spread, third)]
        const depth = noise((a[0] + b[0] + c[0]) / scale, (a[1] + b[1] + c[1]) / scale) + random() * 0.34
        if (depth > 0.93) deep.push(line([a, b, c], true))
        else if (depth > 0.52) soft.push(line([a, b, c], true))
      }
    }
  }
  return { soft, deep }
}

/** Linked points, with some of the triangles between them filled. */
export function lattice(canvas: Canvas): string {
  const { palette, unit } = canvas
  const scattered = scatter(canvas)
  const { spread } = scattered
  const { linked, near, far } = link(spread, 76 * unit)
  const light = brightest(scattered, linked, canvas)
  const { soft, deep } = triangles(spread, linked, canvas)
  const hot = itemAt(spread, light)
  const busy = spread.filter((_, index) => itemAt(linked, index).length > 5)
  const calm = spread.filter((_, index) => itemAt(linked, index).length <= 5)
  const rays = itemAt(linked, light).map((index) => line([hot, itemAt(spread, index)]))
  return (
    fill(soft.join(''), palette.soft) +
    fill(deep.join(''), palette.mid, '.6') +
    stroke(far.join(''), { color: palette.mid, width: 1 }) +
    stroke(near.join(''), { color: palette.fg, width: 1.25 }) +
    stroke(rays.join(''), { color: palette.hot, width: 1.75 }) +
    points(dots(calm), palette.fg, 6) +
    points(dots(busy), palette.fg, 9) +
    lit(hot, palette, 8)
  )
}
