import { itemAt } from '../../../engine/lib/items'
import type { Point } from '../geometry/point'
import { HALVES, type Half, isInHalf } from './cell'

/** What of a cell is in an area: all of it, or a half. */
type Dark = '#' | Half

/** A row of cells: what of each is in the area, and for those that are in it wholly, and at least by half, a bit each. */
export type Row = { dark: readonly (Dark | undefined)[]; whole: number; some: number }

/** The dark cells and halves of a subject, on a grid of cells. Its parts are the runs of them in a row. */
export type Area = {
  columns: number
  rows: number
  grid: readonly Row[]
  /** How many cells have something of the area. */
  cells: number
  parts: number
  /** The part that a place is in; undefined beside the area. */
  partOf: (place: Point) => number | undefined
}

/** Halves are the very strings of the list, which are compared by identity and so much faster than those that are cut out of a row. */
const darkOf = (sign: string): Dark | undefined => (sign === '#' ? sign : HALVES.find((half) => half === sign))

/** The area of the rows of signs of a subject. */
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

/** Whether a place, given as parts of the sides of its cell, is in what of the cell is dark. */
export const isInCell = (dark: Dark | undefined, across: number, down: number): boolean =>
  dark === '#' || (dark !== undefined && isInHalf(dark, across, down))
