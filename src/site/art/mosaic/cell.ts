import { line, moveTo } from '../geometry/path'
import type { Point } from '../geometry/point'

/** A cell of a mosaic: its upper left corner and the length of its sides. */
export type Cell = { x: number; y: number; size: number }

/** The whole cell, as a path. */
export const squareOf = ({ x, y, size }: Cell): string => `${moveTo([x, y])}h${size}v${size}h-${size}z`

export const centreOf = ({ x, y, size }: Cell): Point => [x + size / 2, y + size / 2]

/** The four halves along a diagonal, named by the signs that look like them. */
export const HALVES = ['◤', '◥', '◢', '◣'] as const

export type Half = (typeof HALVES)[number]

export const isHalf = (sign: string): sign is Half => HALVES.some((half) => half === sign)

/** The three corners of each half. */
const CORNERS: Readonly<Record<Half, (cell: Cell) => readonly Point[]>> = {
  '◤': ({ x, y, size }) => [
    [x, y],
    [x + size, y],
    [x, y + size],
  ],
  '◥': ({ x, y, size }) => [
    [x, y],
    [x + size, y],
    [x + size, y + size],
  ],
  '◢': ({ x, y, size }) => [
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ],
  '◣': ({ x, y, size }) => [
    [x, y],
    [x + size, y + size],
    [x, y + size],
  ],
}

/** A half of the cell, as a path. */
export const halfOf = (half: Half, cell: Cell): string => line(CORNERS[half](cell), true)

/** Whether a position, given as fractions of the sides of its cell, is in a half of it. */
export function isInHalf(half: Half, across: number, down: number): boolean {
  const fromLeft = half === '◤' || half === '◣' ? across : 1 - across
  const fromTop = half === '◤' || half === '◥' ? down : 1 - down
  return fromLeft + fromTop <= 1
}
