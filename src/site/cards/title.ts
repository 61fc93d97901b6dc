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

/** Distance of baselines, in em. */
const LEADING = 1.06

/** A title that is set: its lines, from top to bottom, and how. Sizes are in pixels, tracking in em. */
export type SetTitle = { lines: readonly string[]; size: number; tracking: number; leading: number }

/** Sets a title in the largest size in which its lines fit into a width. One that fits in no size is cut in the smallest. */
export function setTitle(title: string, width: number, { extentOf }: Pick<Face, 'extentOf'>): SetTitle {
  const extents = new Map<string, ReturnType<Face['extentOf']>>()
  const extent = (text: string) => {
    const known = extents.get(text) ?? extentOf(text)
    extents.set(text, known)
    return known
  }
  const options = SIZES.map(({ size, most, tracking }) => ({
    set: { size, tracking, leading: Math.round(size * LEADING) },
    column: { width, most, widthOf: (text: string) => (extent(text).width + extent(text).glyphs * tracking) * size } satisfies Column,
  }))
  for (const { set, column } of options) {
    const lines = balanced(title, column)
    if (lines) return { ...set, lines }
  }
  const { set, column } = lastOf(options)
  return { ...set, lines: cut(title, column) }
}
