import { lastOf } from '../../engine/lib/items'
import type { Face } from './face'
import { balanced, type Column, cut } from './lines'

/** Sizes of titles in pixels, largest first, each with the lines that it may take. Large letters stand closer to each other. */
const SIZES = [
  { size: 96, most: 2, tracking: -0.036 },
  { size: 84, most: 3, tracking: -0.034 },
  { size: 74, most: 3, tracking: -0.032 },
  { size: 66, most: 4, tracking: -0.03 },
  { size: 58, most: 4, tracking: -0.028 },
  { size: 50, most: 4, tracking: -0.024 },
  { size: 44, most: 4, tracking: -0.022 },
] as const

/** A title that is set: its lines, from top to bottom, and how. Sizes are in pixels, tracking in em. */
export type SetTitle = { lines: readonly string[]; size: number; tracking: number }

/** What a smaller size costs beside uneven lines: each step of sizes as much as a line that is a quarter of the width off. */
const SMALLER = 0.06

/** Sets a title in the size in which it is large and its lines are even. One that fits in no size is cut in the smallest. */
export function setTitle(title: string, width: number, { extentOf }: Pick<Face, 'extentOf'>): SetTitle {
  const extents = new Map<string, ReturnType<Face['extentOf']>>()
  const extent = (text: string) => {
    const known = extents.get(text) ?? extentOf(text)
    extents.set(text, known)
    return known
  }
  const options = SIZES.map(({ size, most, tracking }) => ({
    set: { size, tracking },
    column: { width, most, widthOf: (text: string) => (extent(text).width + extent(text).glyphs * tracking) * size } satisfies Column,
  }))
  const fitting = options.flatMap(({ set, column }, step) => {
    const found = balanced(title, column)
    return found ? [{ ...set, lines: found.lines, cost: found.cost + step * SMALLER }] : []
  })
  const [best] = fitting.toSorted((a, b) => a.cost - b.cost)
  if (best) return best
  const { set, column } = lastOf(options)
  return { ...set, lines: cut(title, column) }
}
