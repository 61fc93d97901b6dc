import { itemAt } from '../../../engine/lib/items'
import type { Point } from '../geometry/point'
import { HALVES, type Half, isInHalf } from './cell'

/** The part of a cell that belongs to an area: the whole cell, or a half. */
type Dark = '#' | Half

/**
 * A row of cells: the part of each that belongs to the area, and bit masks of the cells that belong to it entirely and at least by half.
 */
export type Row = { dark: readonly (Dark | undefined)[]; whole: number; some: number }

/** The dark cells and halves of a subject on a grid. Its parts are the runs of adjacent dark cells in each row. */
export type Area = {
  columns: number
  rows: number
  grid: readonly Row[]
  /** Number of cells that are at least half dark. */
  cells: number
  parts: number
  /** The part that a place is in; undefined outside the area. */
  partOf: (place: Point) => number | undefined
}

/** Returns the string from `HALVES` itself: comparing it by identity is much faster than comparing strings cut out of a row. */
const darkOf = (sign: string): Dark | undefined => (sign === '#' ? sign : HALVES.find((half) => half === sign))

/** The area described by the rows of signs of a subject. */
export function areaOf(signs: readonly string[]): Area {
  const grid = signs.map((row) => rowOf([...row].map(darkOf)))
  let run = 0
  const runs = grid.map(({ dark }) => dark.map((sign, column) => (sign && !dark[column - 1] ? ++run : run)))
  return {
    columns: itemAt(grid, 0).dark.length,
    rows: grid.length,
    grid,
    cells: grid.flatMap(({ dark }) => dark).filter((sign) => sign !== undefined).length,
    parts: run,
    partOf: ([x, y]) => {
      const [column, row] = [Math.floor(x), Math.floor(y)]
      return isInCell(grid[row]?.dark[column], x - column, y - row) ? runs[row]?.[column] : undefined
    },
  }
}

function rowOf(dark: Row['dark']): Row {
  const bitsOf = (isOf: (sign: Dark | undefined) => boolean) =>
    dark.reduce((bits, sign, column) => (isOf(sign) ? bits | (1 << column) : bits), 0)
  return { dark, whole: bitsOf((sign) => sign === '#'), some: bitsOf((sign) => sign !== undefined) }
}

/** Whether a position, given as fractions of the sides of a cell, is in the dark part of the cell. */
export const isInCell = (dark: Dark | undefined, across: number, down: number): boolean =>
  dark === '#' || (dark !== undefined && isInHalf(dark, across, down))
