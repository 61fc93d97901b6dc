import type { Point } from '../../art/geometry/point'
import { clockwise } from '../../art/geometry/winding'

/** The lines of a path written by ui/media/HeroNet, as pairs of positions such as `5 83`: `M5 83 10 58 25 83` is two lines. */
export function linesOf(path: string): [string, string][] {
  return path.split('M').flatMap((chain) => {
    const ends = chain.match(/\d+ \d+/g) ?? []
    return ends.slice(1).map((end, index): [string, string] => [`${ends[index]}`, end])
  })
}

/** A path through positions. */
export const pathOf = (ends: readonly string[]): string => `M${ends.join(' ')}`

/** The path of the area between positions, which winds like those of ui/media/Net. */
export const areaPathOf = (corners: readonly string[]): string => pathOf(clockwise(corners.map(pointOf)).map((point) => point.join(' ')))

const pointOf = (place: string): Point => {
  const [x = 0, y = 0] = place.split(' ').map(Number)
  return [x, y]
}
