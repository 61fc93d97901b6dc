import { balanced } from './lines'

/** A size of titles, in any unit, with the most lines that it may take, and its tracking in em. */
export type TitleSize = { size: number; most: number; tracking: number }

/** A title that is set: its lines, from top to bottom, and how. */
export type SetTitle = { lines: readonly string[]; size: number; tracking: number }

/** How wide a text is in em without tracking, and how many glyphs it has. */
export type ExtentOf = (text: string) => { width: number; glyphs: number }

/** What a smaller size costs beside uneven lines: each step of sizes as much as a line that is a quarter of the width off. */
const SMALLER = 0.06

/** The column of a size, for a title that is set in it. */
export const columnOf = ({ size, most, tracking }: TitleSize, width: number, extentOf: ExtentOf) => ({
  width,
  most,
  widthOf(text: string) {
    const extent = extentOf(text)
    return (extent.width + extent.glyphs * tracking) * size
  },
})

/**
 * Sets a title in the size, of those given from largest to smallest, in which it is large and its lines are even; undefined where none
 * fits.
 */
export function fittingTitle(title: string, width: number, sizes: readonly TitleSize[], extentOf: ExtentOf): SetTitle | undefined {
  const extents = new Map<string, ReturnType<ExtentOf>>()
  const knownExtent = (text: string) => {
    const extent = extents.get(text) ?? extentOf(text)
    extents.set(text, extent)
    return extent
  }
  const fitting = sizes.flatMap((own, step) => {
    const found = balanced(title, columnOf(own, width, knownExtent))
    return found ? [{ lines: found.lines, size: own.size, tracking: own.tracking, cost: found.cost + step * SMALLER }] : []
  })
  const [best] = fitting.toSorted((a, b) => a.cost - b.cost)
  return best
}
