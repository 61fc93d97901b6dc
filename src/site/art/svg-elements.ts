import { type Point, roundToTenth } from './geometry/point'
import type { Palette } from './palette'

/** How a path is stroked, as values of SVG. `dashes` are the lengths of a dash and of the space after it. */
type Stroke = { color: string; width: number; cap?: 'round'; dashes?: string; opacity?: string }

/** A stroked path as an SVG element; empty for an empty path. */
export function stroke(path: string, { color, width, cap, dashes, opacity }: Stroke): string {
  const more = attribute('stroke-linecap', cap) + attribute('stroke-dasharray', dashes) + attribute('opacity', opacity)
  return path && `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"${more}/>`
}

/** A filled path as an SVG element; empty for an empty path. */
export const fill = (path: string, color: string, opacity?: string): string =>
  path && `<path d="${path}" fill="${color}"${attribute('opacity', opacity)}/>`

/** Dots of a size, from a path made by `dots`. */
export const points = (path: string, color: string, size: number): string => stroke(path, { color, width: size, cap: 'round' })

/** The highlighted point with its ring; every drawing has exactly one, except those in which no part stands out. */
export function lit(point: Point, palette: Palette, radius = 7): string {
  return `<circle ${centre(point)} r="${roundToTenth(radius * 2.2)}" fill="none" ${ringOf(palette)}/><circle ${centre(point)} r="${roundToTenth(radius)}" fill="${palette.hot}"/>`
}

/** The highlighted point on a piece of background, where it would otherwise have the color of the area below it. */
export const litApart = (point: Point, palette: Palette, radius = 7): string =>
  `<circle ${centre(point)} r="${roundToTenth(radius * 2.2)}" fill="${palette.bg}"/>${lit(point, palette, radius)}`

/** The highlighted point in the middle of others, with an ellipse around all of them: half its width and half its height are `across`. */
export const litAmong = (point: Point, palette: Palette, { radius, across }: { radius: number; across: Point }): string =>
  `<ellipse ${centre(point)} rx="${Math.round(across[0])}" ry="${Math.round(across[1])}" fill="none" ${ringOf(palette)}/>` +
  `<circle ${centre(point)} r="${roundToTenth(radius)}" fill="${palette.hot}"/>`

const attribute = (name: string, value: string | undefined) => (value === undefined ? '' : ` ${name}="${value}"`)

const centre = ([x, y]: Point) => `cx="${Math.round(x)}" cy="${Math.round(y)}"`

const ringOf = ({ hot, ring = hot, ringWidth = '1.5' }: Palette) => `stroke="${ring}" stroke-width="${ringWidth}"`
