import type { Canvas, Size } from '../canvas'
import { dots } from '../geometry/path'
import type { Point } from '../geometry/point'
import { litApart, points, stroke } from '../svg-elements'
import { cropAround } from '../world/crop'
import { mapPoint } from '../world/projection'
import { coastsOf, landIn } from '../world/world-map'

/** How much further away this map is than one that fits the places alone, so that the continent can be recognized. */
const ROOM = 1.6

/** The part of the world around some places, given as latitude and longitude in turn, and where they are on the drawing. */
export function mapPlaces({ width, height }: Size, numbers: readonly number[]) {
  const places = Array.from({ length: Math.max(1, Math.floor(numbers.length / 2)) }, (_, index) =>
    mapPoint({ latitude: numbers[2 * index] ?? 0, longitude: numbers[2 * index + 1] ?? 0 }),
  )
  const crop = cropAround(places, width / height, ROOM)
  const scale = width / crop.width
  const shown = places.map(([x, y]): Point => [Math.round((x - crop.x) * scale), Math.round((y - crop.y) * scale)])
  return { places, crop, scale, shown }
}

/** Places on the part of the world around them, with a line between them. The first one is highlighted. */
export function map({ width, height, unit, palette }: Canvas, numbers: readonly number[]): string {
  const { places, crop, scale, shown } = mapPlaces({ width, height }, numbers)
  const land = coastsOf(landIn(crop), crop, places).map(([x, y]): Point => [(x - crop.x) * scale, (y - crop.y) * scale])
  const [first = [width / 2, height / 2] as const, ...others] = shown
  return (
    points(dots(land), palette.mid, Math.round(4.6 * scale)) +
    stroke(`M${shown.map((point) => point.join(' ')).join('L')}`, { color: palette.fg, width: 1.75 }) +
    points(dots(others), palette.fg, Math.round(18 * unit)) +
    litApart(first, palette, 9)
  )
}
