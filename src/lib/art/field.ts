import { itemAt } from '../items'
import { distance, type Point } from './geometry/point'
import { randomOf } from './random'

/** Points of the hero that are linked when closer than this, in pixels (part 1, section 9). */
const REACH = 120
/** Points closer than this look like one: the lit point stands free of them. */
const CROWDED = 32

export type FieldOptions = { seed: string; count: number; width: number; height: number }

/** A point with its radius. */
export type FieldPoint = { at: Point; radius: number }
/** Two or three points that see each other, by index; `strength` goes from 0 at the reach to 1. */
export type FieldLink = { ends: readonly number[]; strength: number }

/** A field of points: linked when near, one of them lit. */
export type Field = { points: readonly FieldPoint[]; links: readonly FieldLink[]; facets: readonly FieldLink[]; lit: number }

/** Scatters points over a grid with some play, so that they neither crowd nor line up, and links them. */
export function fieldOf({ seed, count, width, height }: FieldOptions): Field {
  const random = randomOf(seed)
  const columns = Math.ceil(Math.sqrt((count * width) / height))
  const rows = Math.ceil(count / columns)
  const play = () => 0.5 + (random() - 0.5) * 1.15
  const points = Array.from({ length: count }, (_, index): FieldPoint => {
    const at: Point = [(((index % columns) + play()) * width) / columns, ((Math.floor(index / columns) + play()) * height) / rows]
    return { at, radius: 1.5 + random() * 2.2 }
  })
  const links = linksOf(points)
  return { points, links, facets: facetsOf(points, links), lit: litOf(points, { width, height }) }
}

const strengthOf = (points: readonly FieldPoint[], from: number, to: number) =>
  1 - distance(itemAt(points, from).at, itemAt(points, to).at) / REACH

function linksOf(points: readonly FieldPoint[]): FieldLink[] {
  return points.flatMap((_, from) =>
    points.flatMap((_, to) => {
      const strength = to > from ? strengthOf(points, from, to) : 0
      return strength > 0 ? [{ ends: [from, to], strength }] : []
    }),
  )
}

/** Three points that all see each other, as strong as their weakest link. */
function facetsOf(points: readonly FieldPoint[], links: readonly FieldLink[]): FieldLink[] {
  return links.flatMap(({ ends, strength }) => {
    const [first, second] = [itemAt(ends, 0), itemAt(ends, 1)]
    return points.flatMap((_, third) => {
      const weakest = third > second ? Math.min(strength, strengthOf(points, first, third), strengthOf(points, second, third)) : 0
      return weakest > 0 ? [{ ends: [first, second, third], strength: weakest }] : []
    })
  })
}

/** The point with most free links, away from the edges, and far enough right to be seen on phones, which show the right half. */
function litOf(points: readonly FieldPoint[], { width, height }: { width: number; height: number }): number {
  const value = ({ at }: FieldPoint) => {
    const seen = at[0] > width * 0.62 && at[0] < width * 0.85 && at[1] > height * 0.3 && at[1] < height * 0.62
    if (!seen) return Number.NEGATIVE_INFINITY
    const apart = points.map((other) => distance(at, other.at)).filter((far) => far > 0)
    return apart.filter((far) => far > CROWDED && far < REACH).length - 3 * apart.filter((far) => far <= CROWDED).length
  }
  return points.reduce((best, point, index) => (value(point) > value(itemAt(points, best)) ? index : best), 0)
}
