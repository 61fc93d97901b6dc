import { itemAt } from '../../../engine/lib/items'
import type { Point } from '../geometry/point'
import { type Area, isInCell, type Row } from './area'

/** Least distance of points from edges, as a fraction of the pitch. */
const MARGIN = 0.32

/** A bit that no column of an area uses. */
const BESIDE = 1 << 30

/**
 * The lines of a lattice along one side of an area, and the margin on both sides of each. Parallel lists of numbers for speed: a search
 * makes some ten thousand lines.
 */
export type Lines = { at: number[]; low: number[]; high: number[] }

/**
 * The lines of a lattice with a given pitch along a side of an area. `phase` is the offset of one line from the middle, as a fraction of
 * the pitch.
 */
export function linesAlong(length: number, pitch: number, phase: number): Lines {
  const middle = length / 2 + phase * pitch
  const first = Math.floor(middle / pitch)
  const margin = pitch * MARGIN
  const lines: Lines = { at: [], low: [], high: [] }
  for (let index = 0; index <= Math.floor(length / pitch); index++) {
    const at = middle + (index - first) * pitch
    if (at >= length) continue
    lines.at.push(at)
    lines.low.push(at - margin)
    lines.high.push(at + margin)
  }
  return lines
}

/** The places of a lattice that are well within an area: all corners of the margin around each are inside it. */
export type PlacesWithin = {
  /** Number of places. If it is below `least`, any number below `least` may be returned, since halves are then not checked. */
  count: (down: Lines, least: number) => number
  /** The places themselves, row by row. */
  all: (down: Lines) => Point[]
}

/**
 * Between two rows of cells: how many vertical lines have their margin in whole cells only, and the indexes of those with a corner in a
 * half.
 */
type Crossing = { whole: number; half: number[] }

/**
 * The places of all lattices over an area that share the same vertical lines. Except for halves, only the columns of a margin matter
 * between two given rows, so most places are counted once for all horizontal lines between those rows.
 */
export function placesWithin({ columns, rows, grid }: Area, across: Lines): PlacesWithin {
  const bitOf = (x: number) => (x >= 0 && x < columns ? 1 << Math.floor(x) : BESIDE)
  const margins = across.low.map((left, index) => bitOf(left) | bitOf(itemAt(across.high, index)))

  const findCrossing = (upper: Row, lower: Row): Crossing => {
    const crossing: Crossing = { whole: 0, half: [] }
    const some = upper.some & lower.some
    const whole = upper.whole & lower.whole
    for (let index = 0; index < margins.length; index++) {
      const margin = itemAt(margins, index)
      if ((margin & ~some) !== 0) continue
      if ((margin & ~whole) === 0) crossing.whole++
      else crossing.half.push(index)
    }
    return crossing
  }
  const crossings: Crossing[] = []
  const crossingOf = (top: number, bottom: number): Crossing => {
    const key = top * rows + bottom
    const known = crossings[key] ?? findCrossing(itemAt(grid, top), itemAt(grid, bottom))
    crossings[key] = known
    return known
  }
  const isIn = (row: Row, x: number, down: number) => {
    const column = Math.floor(x)
    return isInCell(row.dark[column], x - column, down)
  }
  /** Whether both sides of the margin of a vertical line are inside at a height in a row of cells. */
  const isWithin = (index: number, row: Row, down: number) =>
    isIn(row, itemAt(across.low, index), down) && isIn(row, itemAt(across.high, index), down)

  return {
    count(down, least) {
      let count = 0
      let undecided = 0
      const linesWithHalves: number[] = []
      for (let line = 0; line < down.at.length; line++) {
        const low = itemAt(down.low, line)
        const high = itemAt(down.high, line)
        if (low < 0 || high >= rows) continue
        const { whole, half } = crossingOf(Math.floor(low), Math.floor(high))
        count += whole
        if (half.length === 0) continue
        undecided += half.length
        linesWithHalves.push(line)
      }
      if (count + undecided < least) return count
      for (const line of linesWithHalves) {
        const low = itemAt(down.low, line)
        const high = itemAt(down.high, line)
        const top = Math.floor(low)
        const bottom = Math.floor(high)
        const upper = itemAt(grid, top)
        const lower = itemAt(grid, bottom)
        for (const index of crossingOf(top, bottom).half)
          if (isWithin(index, upper, low - top) && isWithin(index, lower, high - bottom)) count++
      }
      return count
    },
    all: (down) =>
      down.at.flatMap((y, line) => {
        const [low, high] = [itemAt(down.low, line), itemAt(down.high, line)]
        const [top, bottom] = [Math.floor(low), Math.floor(high)]
        const [upper, lower] = [grid[top], grid[bottom]]
        if (!upper || !lower) return []
        return across.at
          .filter((_, index) => isWithin(index, upper, low - top) && isWithin(index, lower, high - bottom))
          .map((x): Point => [x, y])
      }),
  }
}
