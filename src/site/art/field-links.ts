import { distance, type Point } from './geometry/point'

/** Points of the hero that are linked when closer than this, in pixels (specification, 4.2). */
export const REACH = 120

/** Lines and areas have one of so many strengths: enough for the eye, and few paths. */
export const STEPS = 8
/** A step for each twelfth of the way from the reach to the point itself; from the last one on nothing gets stronger. */
const PARTS = 12

/** What is drawn over what: areas between three points, lines between two, lines of the lit point. */
export const LAYERS = ['facets', 'links', 'rays'] as const

/** Points that a line or an area joins. */
export type Ends = readonly Point[]

/** How opaque a step of a layer is, from 0 to 1. The lines of the lit point are seen from further away. */
export const opacityOf = (step: number, layer: (typeof LAYERS)[number]): number =>
  Number((((step + 0.5) / STEPS) ** (layer === 'rays' ? 0.5 : 1)).toFixed(2))

/**
 * The lines between points that are closer than the reach, and the areas between three of them, by layer and by strength:
 * of the first layer all steps from the weakest to the strongest, then of the next. The first point is the lit one. The
 * drawing of the server and the moving one share this, so that one begins where the other stands. After the layers come as
 * many empty lists as are wanted.
 */
export function layersOf(points: readonly Point[], more = 0): Ends[][] {
  const layers = Array.from({ length: LAYERS.length * STEPS + more }, (): Ends[] => [])
  const near = (from: Point, to: Point) => 1 - distance(from, to) / REACH
  const put = (layer: number, strength: number, ...ends: Ends) => {
    if (strength > 0) layers[layer * STEPS + Math.min(STEPS - 1, Math.floor(strength * PARTS))]?.push(ends)
  }
  points.forEach((first, index) => {
    const seen = points.slice(index + 1).filter((other) => near(first, other) > 0)
    seen.forEach((second, next) => {
      put(index ? 1 : 2, near(first, second), first, second)
      for (const third of seen.slice(next + 1))
        put(0, Math.min(near(first, second), near(first, third), near(second, third)), first, second, third)
    })
  })
  return layers
}
