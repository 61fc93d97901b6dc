import { balanced } from './lines'

/** A font size of titles, in any unit, with its maximum number of lines, and its tracking in em. */
export type TitleSize = { size: number; most: number; tracking: number }

/** A title that is set: its lines, from top to bottom, with size and tracking. */
export type SetTitle = { lines: readonly string[]; size: number; tracking: number }

/** Returns the width of a text in em without tracking, and its number of glyphs. */
export type ExtentOf = (text: string) => { width: number; glyphs: number }

/** Cost of each step to a smaller size: about that of one line that deviates by a quarter of the width. */
const SMALLER = 0.06

/** The column for a title in a size. */
export const columnOf = ({ size, most, tracking }: TitleSize, width: number, extentOf: ExtentOf) => ({
  width,
  most,
  widthOf(text: string) {
    const extent = extentOf(text)
    return (extent.width + extent.glyphs * tracking) * size
  },
})

/** The width of a column, in the unit of font sizes, and what measures texts in it. */
type Measure = { width: number; extentOf: ExtentOf }

/** Sets a title in one of the sizes, given from largest to smallest, trading size against even lines; undefined if none fits. */
export function fittingTitle(title: string, sizes: readonly TitleSize[], { width, extentOf }: Measure): SetTitle | undefined {
  const extents = new Map<string, ReturnType<ExtentOf>>()
  const cachedExtent = (text: string) => {
    const extent = extents.get(text) ?? extentOf(text)
    extents.set(text, extent)
    return extent
  }
  const fitting = sizes.flatMap((own, step) => {
    const found = balanced(title, columnOf(own, width, cachedExtent))
    return found ? [{ lines: found.lines, size: own.size, tracking: own.tracking, cost: found.cost + step * SMALLER }] : []
  })
  const [best] = fitting.toSorted((a, b) => a.cost - b.cost)
  return best
}
