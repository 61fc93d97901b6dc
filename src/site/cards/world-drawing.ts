import { dots } from '../art/geometry/path'
import type { Palette } from '../art/palette'
import { fill, litApart, points } from '../art/svg-elements'
import { mapLand, mapPlaces } from '../art/tally/map'

type WorldCard = { seed: string; palette: Palette; width: number; height: number }

/** Sizes in pixels: of the places, and of the highlighted one. */
const SIZES = { point: 15, lit: 8 } as const

/** How close the map is, as a factor on the room that other maps leave: the land beyond the places is cropped. */
const CLOSE = 0.76

/** The seed of a drawing of the world: latitude and longitude of its places in turn. */
export const worldSeed = (numbers: readonly number[]): string => numbers.join(' ')

/** Places on the part of the world around them, as wide as the drawing. The first one is highlighted. */
export function worldDrawing({ seed, palette, width, height }: WorldCard): string {
  const world = mapPlaces({ width, height }, seed.split(' ').map(Number), CLOSE)
  const [first = [width / 2, height / 2] as const, ...others] = world.shown
  return [
    fill(`M0 0h${width}v${height}H0z`, palette.bg),
    points(mapLand(world), palette.mid, 4.6 * world.scale),
    points(dots(others), palette.fg, SIZES.point),
    litApart(first, palette, SIZES.lit),
  ].join('')
}
