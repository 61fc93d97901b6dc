import { itemAt } from '../../../engine/lib/items'
import { type Point, squaredDistance } from './point'

/** Rounds after which points hardly move any more. */
const ROUNDS = 12

/**
 * As many points as a count, evenly over an area that is given by places in it: each goes to the middle of the places that are nearest to it,
 * a few times over. They are some of these places, so that none is beside the area.
 */
export function evenOver(places: readonly Point[], count: number): Point[] {
  let points = Array.from({ length: count }, (_, index) => itemAt(places, Math.floor(((index + 0.5) * places.length) / count)))
  for (let round = 0; round < ROUNDS; round++) {
    const sums = points.map(() => ({ x: 0, y: 0, count: 0 }))
    for (const place of places) {
      const sum = itemAt(sums, nearestOf(points, place))
      sum.x += place[0]
      sum.y += place[1]
      sum.count++
    }
    points = points.map((point, index) => {
      const { x, y, count } = itemAt(sums, index)
      return count === 0 ? point : [x / count, y / count]
    })
  }
  return points.map((point) => itemAt(places, nearestOf(places, point)))
}

/** The place in a list of the nearest one. */
export function nearestOf(points: readonly Point[], to: Point): number {
  let nearest = 0
  let least = Number.POSITIVE_INFINITY
  for (const [index, point] of points.entries()) {
    const far = squaredDistance(point, to)
    if (far >= least) continue
    least = far
    nearest = index
  }
  return nearest
}
