import type { Palette } from './palette'
import type { Noise, Random } from './random'

/** What a family draws on. */
export type Canvas = {
  width: number
  height: number
  /** The drawings are designed on 480 x 300; a unit scales their lengths to this size. */
  unit: number
  palette: Palette
  random: Random
  noise: Noise
  /** A random number between two. */
  between: (from: number, to: number) => number
}
