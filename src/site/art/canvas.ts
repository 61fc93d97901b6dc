import type { Palette } from './palette'
import type { Noise, Random } from './random'

/** The size of a drawing, in its units. */
export type Size = { width: number; height: number }

/** What a family needs to draw: size, palette and random numbers. */
export type Canvas = Size & {
  /** Scale of lengths: 1 on a drawing of 480 x 300, for which the families are designed. */
  unit: number
  palette: Palette
  random: Random
  noise: Noise
  /** A random number in this range. */
  between: (from: number, to: number) => number
}

/** Whether a drawing is for a cover: covers are square, with a title next to the drawing. */
export const isForCover = ({ width, height }: Size): boolean => width === height
