import type { Point } from './geometry/point'
import type { Palette } from './palette'

/** The SVG elements that drawings are made of. An empty path makes no element. */
export const stroke = (path: string, color: string, width: number, more = ''): string =>
  path ? `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"${more}/>` : ''

export const fill = (path: string, color: string, more = ''): string => (path ? `<path d="${path}" fill="${color}"${more}/>` : '')

/** Dots of a size, from a path that `dots` made. */
export const points = (path: string, color: string, size: number): string => stroke(path, color, size, ' stroke-linecap="round"')

/** The highlighted point with its ring; every drawing has exactly one. */
export function lit(point: Point, palette: Palette, radius = 7): string {
  const place = `cx="${Math.round(point[0])}" cy="${Math.round(point[1])}"`
  const ring = `stroke="${palette.ring ?? palette.hot}" stroke-width="${palette.ringWidth ?? '1.5'}"`
  return `<circle ${place} r="${radius * 2.2}" fill="none" ${ring}/><circle ${place} r="${radius}" fill="${palette.hot}"/>`
}
