import type { Point } from './point'

/** The golden angle between consecutive points of a sunflower spiral, which fills its disc evenly. */
export const GOLDEN = Math.PI * (3 - Math.sqrt(5))

/** More points than this would look like a grey area. */
const MOST = 600

/** A count limited to what can be drawn, at least one. */
export const countOf = (value: number | undefined): number => Math.min(MOST, Math.max(1, Math.round(value ?? 1)))

/** A circle, or the disc within it. */
export type Circle = { center: Point; radius: number }

/** `count` points spread evenly over a disc, from its middle outwards. */
export const disc = (count: number, { center: [x, y], radius }: Circle): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const distance = radius * Math.sqrt((index + 0.5) / count)
    return [x + distance * Math.cos(index * GOLDEN), y + distance * Math.sin(index * GOLDEN)]
  })

/** `count` points at equal distances on a circle, the first at its top, shifted clockwise by `turn` steps. */
export const circle = (count: number, { center: [x, y], radius }: Circle, turn = 0): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn) / count) * 2 * Math.PI
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)]
  })

/** The path of a whole circle. */
export const ringPath = ([x, y]: Point, radius: number): string => {
  const size = Math.round(radius)
  return `M${Math.round(x) - size} ${Math.round(y)}a${size} ${size} 0 1 1 ${2 * size} 0a${size} ${size} 0 1 1-${2 * size} 0`
}
