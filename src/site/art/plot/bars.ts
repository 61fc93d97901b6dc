import { type Canvas, isForCover, type Size } from '../canvas'
import { box } from '../geometry/path'
import { fill, litApart, points, stroke } from '../svg-elements'
import type { Plot } from './plot'

/** A power of ten that the larger value has 4 to 39 of. */
const stepOf = (value: number) => 10 ** Math.floor(Math.log10(value / 4))

/** Position and size of two bars, and the larger value. */
export function barPlaces({ width, height }: Size, { before, after }: Pick<Plot, 'before' | 'after'>) {
  const most = Math.max(before, after) || 1
  // On covers the bars are as wide as the title, and higher.
  const share = isForCover({ width, height }) ? { left: 0.01, thickness: 0.28, top: 0.16 } : { left: 0.07, thickness: 0.2, top: 0.24 }
  const left = Math.round(width * share.left)
  const length = width - left - Math.round(width * 0.07)
  const xOf = (value: number) => Math.round(left + (value / most) * length)
  return { most, left, length, thickness: height * share.thickness, top: height * share.top, bottom: height * 0.56, xOf }
}

/** Two bars to scale, the value before above the value after; the upper one is divided at round steps. */
export function bars({ width, height, unit, palette }: Canvas, { before, after }: Plot): string {
  const { most, left, thickness, top, bottom, xOf } = barPlaces({ width, height }, { before, after })
  const step = stepOf(most)
  const ticks = Array.from({ length: Math.floor(most / step) }, (_, index) => xOf((index + 1) * step))
  const cuts = ticks.filter((x) => x <= xOf(before)).map((x) => `M${x} ${Math.round(top)}v${Math.round(thickness)}`)
  return (
    fill(box({ x: left, y: top, width: xOf(before) - left, height: thickness }), palette.soft) +
    stroke(cuts.join(''), { color: palette.mid, width: 1 }) +
    stroke(box({ x: left, y: top, width: xOf(before) - left, height: thickness }), { color: palette.mid, width: 2.5 }) +
    fill(box({ x: left, y: bottom, width: xOf(after) - left, height: thickness }), palette.fg) +
    stroke(`M${xOf(after)} ${Math.round(bottom + thickness / 2)}V${Math.round(top - 16 * unit)}`, {
      color: palette.hot,
      width: 1.5,
      dashes: '2 5',
    }) +
    points(`M${xOf(before)} ${Math.round(top + thickness / 2)}h0`, palette.fg, 10) +
    litApart([xOf(after), bottom + thickness / 2], palette, 8)
  )
}
