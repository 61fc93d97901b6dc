import type { Canvas, Size } from '../canvas'
import { dots } from '../geometry/path'
import type { Point } from '../geometry/point'
import { litApart, points, stroke } from '../svg-elements'
import { cropAround } from '../world/crop'
import { mapPoint } from '../world/projection'
import { coastsOf, landIn } from '../world/world-map'

/** How much further away a map is unless told otherwise, so that the continent can be recognized. */
const ROOM = 1.6

/**
 * The part of the world around some places, given as latitude and longitude in turn, and where they are on the drawing. `room` is how much
 * further away the map is than one that fits the places alone.
 */
export function mapPlaces({ width, height }: Size, numbers: readonly number[], room = ROOM) {
  const places = Array.from({ length: Math.max(1, Math.floor(numbers.length / 2)) }, (_, index) =>
    mapPoint({ latitude: numbers[2 * index] ?? 0, longitude: numbers[2 * index + 1] ?? 0 }),
  )
  const crop = cropAround(places, width / height, room)
  const scale = width / crop.width
  const shown = places.map(([x, y]): Point => [Math.round((x - crop.x) * scale), Math.round((y - crop.y) * scale)])
  return { places, crop, scale, shown }
}

/** The land of such a map, as dots on the drawing. */
export const mapLand = ({ places, crop, scale }: ReturnType<typeof mapPlaces>): string =>
  dots(coastsOf(landIn(crop), crop, places).map(([x, y]): Point => [(x - crop.x) * scale, (y - crop.y) * scale]))

/** Places on the part of the world around them, with a line between them. The first one is highlighted. */
export function map({ width, height, unit, palette }: Canvas, numbers: readonly number[]): string {
  const world = mapPlaces({ width, height }, numbers)
  const { scale, shown } = world
  const [first = [width / 2, height / 2] as const, ...others] = shown
  return (
    points(mapLand(world), palette.mid, Math.round(4.6 * scale)) +
    stroke(`M${shown.map((point) => point.join(' ')).join('L')}`, { color: palette.fg, width: 1.75 }) +
    points(dots(others), palette.fg, Math.round(18 * unit)) +
    litApart(first, palette, 9)
  )
}
