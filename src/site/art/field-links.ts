import { distance, type Point } from './geometry/point'

/** Points of the hero are linked if they are closer than this, in pixels (specification, 4.2). */
export const REACH = 120

/** Number of opacity steps of lines and areas: more would not be visible, and each step is a path of its own. */
export const STEPS = 8
/**
 * Number of parts that the reach is divided into: points one part closer to each other are linked one step stronger, up to the last step.
 */
const PARTS = 12

/** Layers in drawing order: areas between three points, lines between two, lines of the highlighted point. */
export const LAYERS = ['facets', 'links', 'rays'] as const

/** A layer of the drawing. */
export type Layer = (typeof LAYERS)[number]

/** The points that a line or an area joins. */
export type Ends = readonly Point[]

/** The part of a plain field that the mask of the hero leaves visible (ui/layout/Hero.css): beyond a diagonal, and not too far down. */
const SEEN = { diagonal: 640, down: 400 } as const

/** Whether both ends of a line of a plain field are visible: a line to a masked point would seem to end nowhere. */
export const isInSight = (ends: Ends): boolean => ends.every(([x, y]) => x + y >= SEEN.diagonal && y <= SEEN.down)

/** Opacity of a step of a layer, from 0 to 1. The lines of the highlighted point are more visible at a distance. */
export const opacityOf = (step: number, layer: Layer, steps: number = STEPS): number =>
  Number((((step + 0.5) / steps) ** (layer === 'rays' ? 0.5 : 1)).toFixed(2))

/**
 * Lines between points closer than the reach, and areas between three such points: one list for each step of each layer, weakest first,
 * padded with empty lists up to `count`. The first point is the highlighted one. A plain field has no highlighted point and only lines, so
 * pale that the first list holds all of them. The server and the animation both use this, so that the animation starts from the drawing of
 * the server.
 */
export function layersOf(points: readonly Point[], count: number = LAYERS.length * STEPS, plain = false): Ends[][] {
  const layers = Array.from({ length: count }, (): Ends[] => [])
  const near = (from: Point, to: Point) => 1 - distance(from, to) / REACH
  const put = (layer: number, strength: number, ...ends: Ends) => {
    if (strength > 0) layers[plain ? 0 : layer * STEPS + Math.min(STEPS - 1, Math.floor(strength * PARTS))]?.push(ends)
  }
  points.forEach((first, index) => {
    const seen = points.slice(index + 1).filter((other) => near(first, other) > 0)
    seen.forEach((second, next) => {
      put(index ? 1 : 2, near(first, second), first, second)
      if (plain) return
      for (const third of seen.slice(next + 1))
        put(0, Math.min(near(first, second), near(first, third), near(second, third)), first, second, third)
    })
  })
  return layers
}
