import type { Canvas } from '../canvas'
import { dots } from '../geometry/path'
import type { Point } from '../geometry/point'
import { countOf } from '../geometry/spread'
import { lit, points, stroke } from '../svg-elements'

/** Points at equal distances on a vertical line. */
const column = (count: number, x: number, height: number): Point[] =>
  Array.from({ length: count }, (_, index) => [Math.round(x), Math.round(height * (0.08 + (0.84 * (index + 0.5)) / count))])

/** How far right the column of a round is. */
export const roundAt = (width: number, rounds: number, index: number): number => width * (0.1 + (0.8 * index) / Math.max(1, rounds - 1))

/** A curve between two columns that is horizontal at both ends. */
const curve = ([x, y]: Point, [toX, toY]: Point) =>
  `M${x} ${y}C${Math.round((x + toX) / 2)} ${y} ${Math.round((x + toX) / 2)} ${toY} ${toX} ${toY}`

/**
 * Rounds of a selection: a column with a point for each candidate, each connected to one of the next round; the last one is highlighted.
 */
export function funnel({ width, height, unit, palette }: Canvas, numbers: readonly number[]): string {
  const rounds = [...numbers.map(countOf), 1]
  const columns = rounds.map((count, index) => column(count, roundAt(width, rounds.length, index), height))
  const paths = columns.slice(1).map((next, index) => {
    const from = columns[index] ?? []
    return from.map((point, place) => curve(point, next[Math.floor((place * next.length) / from.length)] ?? point)).join('')
  })
  const [winner = [width / 2, height / 2] as const] = columns.at(-1) ?? []
  return (
    paths
      .map((path, index) =>
        stroke(path, { color: index === paths.length - 1 ? palette.fg : palette.mid, width: index === paths.length - 1 ? 2 : 1 }),
      )
      .join('') +
    columns
      .slice(0, -1)
      .map((round, index) => points(dots(round), index === 0 ? palette.mid : palette.fg, Math.round((index === 0 ? 5 : 16) * unit)))
      .join('') +
    lit(winner, palette, 10)
  )
}
