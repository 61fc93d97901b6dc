import type { Canvas } from '../canvas'
import { type Point, roundToTenth } from '../geometry/point'
import { fill, litApart, points, stroke } from '../svg-elements'
import type { Plot } from './plot'

/** The fraction of the straight piece that the larger value takes. */
const USED = 0.8

/** Directions of the quarters of a turn, from its lowest point. */
const QUARTERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

/**
 * A strip wound on a coil that ends in a straight piece: both values, percentages, are parts of the whole length. So a small share makes a
 * coil of many turns. Wider drawings show more of the straight piece.
 */
export function coil({ width, height, palette }: Canvas, { before, after }: Plot): string {
  const share = Math.max(before, after) / 100 || 1
  const outer = Math.min(width * 0.36, height * 0.335)
  const core = outer * 0.22
  const center: Point = [Math.round(width * 0.08 + outer), Math.round(height * 0.08 + outer)]
  const ground = center[1] + outer
  const straight = width - center[0]
  const whole = (straight * USED) / share
  const turns = Math.max(1, Math.round((whole - straight) / (Math.PI * (outer + core))))
  // Quarter turns of decreasing radius. The center moves with the radius, so that they join smoothly at even distances.
  const quarters = Array.from({ length: 4 * turns }, (_, index) => outer - ((outer - core) * index) / (4 * turns))
  const arcs = quarters.map((radius, index) => {
    const [signX, signY] = QUARTERS[index % QUARTERS.length] ?? [1, 1]
    return `a${roundToTenth(radius)} ${roundToTenth(radius)} 0 0 1 ${roundToTenth(signX * radius)} ${roundToTenth(signY * radius)}`
  })
  const strip = `M${center[0]} ${Math.round(ground)}${arcs.join('')}`
  const wound = Math.PI * (outer + core) * turns
  const lengthOf = (value: number) => ((wound + straight) * value) / 100
  const [x, y] = [center[0], Math.round(ground)]
  // The straight piece is as thick as the strip between two turns.
  const above = roundToTenth(y - (quarters[0] ?? outer) + (quarters[4] ?? core))
  const end = 2 * width
  const piece = (value: number, from: number, to: number) =>
    `M${x} ${y + Math.round(from * height)}h${Math.round(lengthOf(value))}v${Math.round((to - from) * height)}h${-Math.round(lengthOf(value))}z`
  return (
    fill(`${strip}M${x} ${y}H${end}V${above}H${x}z`, palette.soft) +
    stroke(`${strip}M${x} ${above}H${end}M${x} ${y}H${end}`, { color: palette.fg, width: 1.25 }) +
    fill(piece(before, 0.05, 0.105), palette.mid) +
    fill(piece(after, 0.125, 0.18), palette.fg) +
    points(`M${x + Math.round(lengthOf(before))} ${Math.round(y + 0.0775 * height)}h0`, palette.fg, 10) +
    litApart([x + lengthOf(after), y + 0.1525 * height], palette, 8)
  )
}
