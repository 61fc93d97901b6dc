import { type Point, tenth } from './geometry/point'
import type { Palette } from './palette'

/** A stroked path as an SVG element; empty for an empty path. */
export const stroke = (path: string, color: string, width: number, more = ''): string =>
  path ? `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"${more}/>` : ''

export const fill = (path: string, color: string, more = ''): string => (path ? `<path d="${path}" fill="${color}"${more}/>` : '')

/** Dots of a size, from a path made by `dots`. */
export const points = (path: string, color: string, size: number): string => stroke(path, color, size, ' stroke-linecap="round"')

/** The highlighted point with its ring; every drawing has exactly one, except those in which no part stands out. */
export function lit(point: Point, palette: Palette, radius = 7): string {
  return `<circle ${centre(point)} r="${tenth(radius * 2.2)}" fill="none" ${ringOf(palette)}/><circle ${centre(point)} r="${tenth(radius)}" fill="${palette.hot}"/>`
}

/** The highlighted point on a piece of background, where it would otherwise have the color of the area below it. */
export const litApart = (point: Point, palette: Palette, radius = 7): string =>
  `<circle ${centre(point)} r="${tenth(radius * 2.2)}" fill="${palette.bg}"/>${lit(point, palette, radius)}`

/** The highlighted point in the middle of others, with an ellipse around all of them. */
export const litAmong = (point: Point, [acrossX, acrossY]: Point, palette: Palette, radius: number): string =>
  `<ellipse ${centre(point)} rx="${Math.round(acrossX)}" ry="${Math.round(acrossY)}" fill="none" ${ringOf(palette)}/>` +
  `<circle ${centre(point)} r="${tenth(radius)}" fill="${palette.hot}"/>`

const centre = ([x, y]: Point) => `cx="${Math.round(x)}" cy="${Math.round(y)}"`

const ringOf = ({ hot, ring = hot, ringWidth = '1.5' }: Palette) => `stroke="${ring}" stroke-width="${ringWidth}"`
