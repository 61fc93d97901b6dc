import type { Canvas } from '../canvas'
import { box } from '../geometry/path'
import { countOf } from '../geometry/spread'
import { fill, litApart, stroke } from '../svg-elements'
import { columnsFor } from './columns'

/** Cells along a side of a piece of work. */
const SIDE = 3

/** Number of finished cells of a piece: all, all but one, none. */
const DONE = [SIDE ** 2, SIDE ** 2 - 1, 0] as const

/** Pieces of work by how they ended: finished, stopped with a part left, and failed, as outlines. The last one is highlighted. */
export function outcomes({ width, height, unit, palette }: Canvas, numbers: readonly number[]): string {
  const ends = DONE.flatMap((done, index) => Array.from({ length: numbers[index] ? countOf(numbers[index]) : 0 }, () => done))
  const [across, down] = [width * 0.9, height * 0.9]
  const columns = columnsFor(Math.max(1, ends.length), across, down)
  const pitch = Math.min(across / columns, down / Math.ceil(ends.length / columns || 1))
  const [left, top] = [(width - columns * pitch) / 2, (height - Math.ceil(ends.length / columns) * pitch) / 2]
  const side = pitch * 0.8
  const cell = side / SIDE
  const cornerOf = (index: number) =>
    [left + (index % columns) * pitch + pitch * 0.1, top + Math.floor(index / columns) * pitch + pitch * 0.1] as const
  const cells = ends.flatMap((done, index) => {
    const [x, y] = cornerOf(index)
    return Array.from({ length: SIDE ** 2 }, (_, place) => ({
      path: box({ x: x + (place % SIDE) * cell + 1, y: y + Math.floor(place / SIDE) * cell + 1, width: cell - 2, height: cell - 2 }),
      isDone: place < done,
      isLeft: done > 0,
    }))
  })
  const paths = (some: typeof cells) => some.map(({ path }) => path).join('')
  const [x, y] = cornerOf(Math.max(0, ends.length - 1))
  return (
    fill(paths(cells.filter(({ isDone }) => isDone)), palette.fg) +
    fill(paths(cells.filter(({ isDone, isLeft }) => !isDone && isLeft)), palette.mid) +
    stroke(paths(cells.filter(({ isLeft }) => !isLeft)), { color: palette.mid, width: 1.5 }) +
    litApart([x + side / 2, y + side / 2], palette, Math.min(9 * unit, cell * 0.36))
  )
}
