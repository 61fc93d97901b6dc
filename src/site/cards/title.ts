import { lastOf } from '../../engine/lib/items'
import { columnOf, fittingTitle, type SetTitle } from '../titles/fitting'
import { cut } from '../titles/lines'
import type { Face } from './face'

/** Font sizes of titles in pixels, largest first, each with its maximum number of lines. Large letters are set closer. */
const SIZES = [
  { size: 96, most: 2, tracking: -0.036 },
  { size: 84, most: 3, tracking: -0.034 },
  { size: 74, most: 3, tracking: -0.032 },
  { size: 66, most: 4, tracking: -0.03 },
  { size: 58, most: 4, tracking: -0.028 },
  { size: 50, most: 4, tracking: -0.024 },
  { size: 44, most: 4, tracking: -0.022 },
] as const

/** The sizes below a figure, which is then the main element: a title of four lines in the largest one would leave it no room. */
const BELOW_FIGURE = SIZES.filter(({ size }) => size <= 58).map((own, step) => (step === 0 ? { ...own, most: 3 } : own))

/** The sizes above a lede, which is small next to them: more lines are better than small ones. */
const ABOVE_LEDE = SIZES.filter(({ size }) => size >= 74)

/** The place of a title: the width of its column, and whether a figure is above it or a lede below it. */
type Place = { width: number; hasFigure: boolean; hasLede: boolean }

/**
 * Sets a title as large as possible with even lines, smaller below a figure, larger above a lede. A title that fits in no size is cut in the
 * smallest one.
 */
export function typesetTitle(title: string, { extentOf }: Pick<Face, 'extentOf'>, { width, hasFigure, hasLede }: Place): SetTitle {
  const measure = { width, extentOf }
  const large = hasLede ? fittingTitle(title, ABOVE_LEDE, measure) : undefined
  const fitting = large ?? fittingTitle(title, hasFigure ? BELOW_FIGURE : SIZES, measure)
  if (fitting) return fitting
  const { size, tracking, most } = lastOf(SIZES)
  return { size, tracking, lines: cut(title, columnOf({ size, tracking, most }, width, extentOf)) }
}
