import { pairsOf } from '../../../engine/lib/items'
import { type Point, squaredDistance } from './point'

/** The other points that are closer to a point than the reach. */
export const nearTo = (point: Point, points: readonly Point[], reach: number): Point[] =>
  points.filter((other) => other !== point && squaredDistance(point, other) < reach ** 2)

/** All pairs of points closer to each other than the reach, in order. */
export const nearPairs = (points: readonly Point[], reach: number): (readonly [Point, Point])[] =>
  [...pairsOf(points)].filter(([a, b]) => squaredDistance(a, b) < reach ** 2)

/** The candidate with the most points within reach, the first of several; undefined if there are no candidates. */
export function mostLinked(candidates: readonly Point[], points: readonly Point[], reach: number): Point | undefined {
  const counts = candidates.map((candidate) => nearTo(candidate, points, reach).length)
  return candidates[counts.indexOf(Math.max(...counts))]
}

/** Index of the point nearest to a given one. */
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
