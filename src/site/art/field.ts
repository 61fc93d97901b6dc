import { itemAt } from '../../engine/lib/items'
import { REACH } from './field-links'
import { distance, type Point, rounded } from './geometry/point'
import { randomOf } from './random'

/** Points closer than this look like one; the highlighted point should have none this close. */
const CROWDED = 32

/** Points are rounded to multiples of this many pixels: it is not visible, and the paths compress better. */
const GRID = 4

export type FieldOptions = { seed: string; count: number; width: number; height: number }

/** A point on the grid, in pixels, with its radius. */
export type FieldPoint = { at: Point; radius: number }

/** A field of points, one of them highlighted. */
export type Field = { points: readonly FieldPoint[]; lit: number }

/** Scatters points over a grid with random offsets, so that they neither cluster nor form rows. */
export function fieldOf({ seed, count, width, height }: FieldOptions): Field {
  const random = randomOf(seed)
  const columns = Math.ceil(Math.sqrt((count * width) / height))
  const rows = Math.ceil(count / columns)
  const play = () => 0.5 + (random() - 0.5) * 1.15
  const points = Array.from({ length: count }, (_, index): FieldPoint => {
    const at: Point = [(((index % columns) + play()) * width) / columns, ((Math.floor(index / columns) + play()) * height) / rows]
    return { at: rounded(at), radius: 1.5 + random() * 2.2 }
  })
  return { points: points.map(({ at, radius }) => ({ at: onGrid(at), radius })), lit: litOf(points, { width, height }) }
}

const onGrid = ([x, y]: Point): Point => [GRID * Math.round(x / GRID), GRID * Math.round(y / GRID)]

/**
 * Index of the highlighted point: the one with the most links to points that are not too close, away from the edges, and in the right half,
 * which is what phones show.
 */
function litOf(points: readonly FieldPoint[], { width, height }: { width: number; height: number }): number {
  const value = ({ at }: FieldPoint) => {
    const seen = at[0] > width * 0.62 && at[0] < width * 0.85 && at[1] > height * 0.3 && at[1] < height * 0.62
    if (!seen) return Number.NEGATIVE_INFINITY
    const apart = points.map((other) => distance(at, other.at)).filter((far) => far > 0)
    return apart.filter((far) => far > CROWDED && far < REACH).length - 3 * apart.filter((far) => far <= CROWDED).length
  }
  return points.reduce((best, point, index) => (value(point) > value(itemAt(points, best)) ? index : best), 0)
}
