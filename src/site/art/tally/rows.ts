import type { Canvas } from '../canvas'
import { type Point, roundToTenth } from '../geometry/point'
import { countOf, ringPath } from '../geometry/spread'
import { litApart, points, stroke } from '../svg-elements'
import { columnsFor } from './columns'

/** Line width of a ring, as a fraction of the distance between two marks: 1.5 px in thumbnails. */
const RING = 0.08

/** A mark for each unit in rows: full points for those that count, then rings for the others. */
export function rows({ width, height, palette }: Canvas, [all, full]: readonly number[]): string {
  const count = countOf(all)
  const whole = Math.min(count, countOf(full))
  const [across, down] = [width * 0.88, height * 0.84]
  const columns = columnsFor(count, across, down)
  const lines = Math.ceil(count / columns)
  const pitch = Math.min(across / columns, down / lines)
  const places = Array.from({ length: count }, (_, index): Point => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return [width / 2 + (column - (columns - 1) / 2) * pitch, height / 2 + (row - (lines - 1) / 2) * pitch]
  })
  const dotted = (some: readonly Point[]) => some.map(([x, y]) => `M${roundToTenth(x)} ${roundToTenth(y)}h0`).join('')
  const last = places[whole - 1] ?? [width / 2, height / 2]
  return (
    points(dotted(places.slice(0, whole)), palette.fg, roundToTenth(pitch * 0.62)) +
    stroke(
      places
        .slice(whole)
        .map((place) => ringPath(place, pitch * 0.28))
        .join(''),
      { color: palette.mid, width: roundToTenth(pitch * RING) },
    ) +
    litApart(last, palette, Math.min(8, Math.max(4, pitch * 0.2)))
  )
}
