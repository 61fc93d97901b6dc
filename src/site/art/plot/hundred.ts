import type { Canvas } from '../canvas'
import { fill, litApart, stroke } from '../svg-elements'
import type { Plot } from './plot'

const SIDE = 10

/**
 * A hundred slips in columns from the left: filled up to the smaller value, in another color up to the larger one, the rest as outlines.
 */
export function hundred({ width, height, unit, palette }: Canvas, { before, after }: Plot): string {
  const [few, many] = [Math.min(before, after), Math.max(before, after)].map((value) => Math.min(SIDE ** 2, Math.round(value))) as [
    number,
    number,
  ]
  const margin = 16 * unit
  const [stepX, stepY] = [(width - 2 * margin) / SIDE, (height - 2 * margin) / SIDE]
  const [gapX, gapY] = [Math.max(4, stepX * 0.16), Math.max(4, stepY * 0.22)]
  const cornerOf = (index: number) =>
    [
      Math.round(margin + Math.floor(index / SIDE) * stepX + gapX / 2),
      Math.round(margin + (SIDE - 1 - (index % SIDE)) * stepY + gapY / 2),
    ] as const
  const [slipX, slipY] = [Math.round(stepX - gapX), Math.round(stepY - gapY)]
  const slips = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `M${cornerOf(from + index).join(' ')}h${slipX}v${slipY}h${-slipX}z`).join('')
  const [x, y] = cornerOf(Math.max(0, Math.min(SIDE ** 2, Math.round(after)) - 1))
  return (
    fill(slips(0, few), palette.mid) +
    fill(slips(few, many), palette.fg) +
    stroke(slips(many, SIDE ** 2), { color: palette.mid, width: 1.5 }) +
    litApart([x + slipX / 2, y + slipY / 2], palette, 8)
  )
}
