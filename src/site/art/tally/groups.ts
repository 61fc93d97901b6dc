import type { Canvas, Size } from '../canvas'
import { dots } from '../geometry/path'
import { type Point, roundToTenth } from '../geometry/point'
import { countOf, ringPath } from '../geometry/spread'
import { litApart, points, stroke } from '../svg-elements'

/** Free space above and below all lines, as fractions of the height. */
const FREE = { above: 0.06, below: 0.06 }

/** Height of the points in a line, as a fraction of its height: below the middle, since its name is above them. */
const MIDDLE = 0.67

/** The lines of groups, with the vertical middles and the size of their points. */
export function groupLines({ width, height }: Size, numbers: readonly number[]) {
  const lines = Array.from({ length: Math.ceil(numbers.length / 2) }, (_, index) => {
    const all = countOf(numbers[2 * index + 1] ?? numbers[2 * index])
    return { all, met: Math.min(all, countOf(numbers[2 * index])) }
  })
  const most = Math.max(...lines.map(({ all }) => all), 1)
  const left = width * 0.09
  const pitch = (width - 2 * left) / most
  const step = (height * (1 - FREE.above - FREE.below)) / Math.max(1, lines.length)
  const size = Math.min(pitch * 0.74, step * 0.38)
  const yOf = (line: number) => height * FREE.above + (line + MIDDLE) * step
  return { lines, left, pitch, step, size, yOf }
}

/**
 * Groups in lines: full points for the first number of each group, then rings up to the second. `numbers` has both numbers of each group in
 * turn.
 */
export function groups({ width, height, palette }: Canvas, numbers: readonly number[]): string {
  const { lines, left, pitch, size, yOf } = groupLines({ width, height }, numbers)
  const placeOf = (line: number, index: number): Point => [left + (index + 0.5) * pitch, yOf(line)]
  const places = lines.map(({ all }, line) => Array.from({ length: all }, (_, index) => placeOf(line, index)))
  const met = places.flatMap((line, index) => line.slice(0, lines[index]?.met))
  const others = places.flatMap((line, index) => line.slice(lines[index]?.met))
  const last = placeOf(0, (lines[0]?.met ?? 1) - 1)
  return (
    points(dots(met), palette.fg, roundToTenth(size)) +
    stroke(others.map((place) => ringPath(place, size / 2)).join(''), { color: palette.mid, width: 1.5 }) +
    litApart(last, palette, Math.max(4, size * 0.3))
  )
}
