import type { Size } from '../canvas'
import { barPlaces } from '../plot/bars'
import { shareBars } from '../tally/shares'
import { type NamePlace, percent } from './placed-name'

/** Width of a letter of a name on a phone, as a fraction of the width. */
const LETTER = 0.0195

type Bar = { x: number; middle: number; length: number; isLit: boolean; name: string | undefined }

/** In the bar if the name fits, else after its end, further away if the bar ends in the highlighted point. */
const besideBar = ({ width, height }: Size, { x, middle, length, isLit, name = '' }: Bar): NamePlace => ({
  ...(length > (name.length + 2) * LETTER * width
    ? { x: percent(x, width), right: 0.6, over: 'bar' as const }
    : { x: percent(x + length, width), right: isLit ? 2 : 0.7 }),
  y: percent(middle, height),
})

/** Names of the parts of a whole. */
export const shareNames = (size: Size, numbers: readonly number[], names: readonly string[]): NamePlace[] =>
  shareBars(size, numbers).bars.map(({ x, y, length, thick }, index) =>
    besideBar(size, { x, length, middle: y + thick / 2, isLit: index === 0, name: names[index] }),
  )

/** Names of two bars. The first stands above its bar, since only the second bar has the color of points. */
export function barNames(size: Size, [before = 0, after = 0]: readonly number[], names: readonly string[]): NamePlace[] {
  const { left, thickness, top, bottom, xOf } = barPlaces(size, { before, after })
  return [
    { x: percent(left, size.width), y: percent(top, size.height), down: -1.3 },
    besideBar(size, { x: left, length: xOf(after) - left, middle: bottom + thickness / 2, isLit: true, name: names[1] }),
  ]
}
