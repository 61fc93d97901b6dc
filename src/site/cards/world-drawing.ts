import { dots } from '../art/geometry/path'
import type { Point } from '../art/geometry/point'
import type { Palette } from '../art/palette'
import { fill, litApart, points } from '../art/svg-elements'
import { cropAround } from '../art/world/crop'
import { mapPoint } from '../art/world/projection'
import { coastsOf, landIn } from '../art/world/world-map'

type WorldCard = { seed: string; palette: Palette; width: number; height: number }

/** Sizes in pixels: of the places, and of the highlighted one. */
const SIZES = { point: 15, lit: 8 } as const

/** The seed of a drawing of the world: latitude and longitude of its places in turn. */
export const worldSeed = (numbers: readonly number[]): string => numbers.join(' ')

/** Places on the part of the world around them, as wide as the drawing. The first one is highlighted. */
export function worldDrawing({ seed, palette, width, height }: WorldCard): string {
  const numbers = seed.split(' ').map(Number)
  const places = Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) =>
    mapPoint({ latitude: numbers[2 * index] ?? 0, longitude: numbers[2 * index + 1] ?? 0 }),
  )
  const crop = cropAround(places, width / height, 1)
  const scale = width / crop.width
  const shown = ([x, y]: Point): Point => [(x - crop.x) * scale, (y - crop.y) * scale]
  const [first = [width / 2, height / 2] as const, ...others] = places.map(shown)
  return [
    fill(`M0 0h${width}v${height}H0z`, palette.bg),
    points(dots(coastsOf(landIn(crop), crop, places).map(shown)), palette.mid, 4.6 * scale),
    points(dots(others), palette.fg, SIZES.point),
    litApart(first, palette, SIZES.lit),
  ].join('')
}
