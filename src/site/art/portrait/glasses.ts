import type { Pen, Places } from './pen'
import { strokes } from './pen'
import { INK } from './pigments'

/** The near lens, the far one, the bridge and the temple. */
const FRAMES: Readonly<Record<'round' | 'square', Places>> = {
  round:
    '28,1 26,8 21,13 13,15 5,13 0,8 -2,1 0,-6 5,-11 13,-13 21,-11 26,-6 28,1 / -13,1 -15,8 -19,13 -25,15 -31,13 -35,8 -37,1 -35,-6 -31,-11 -25,-13 -19,-11 -15,-6 -13,1 / -13,-2 -8,-4 -2,-2 / 28,-3 50,-7',
  square: '-2,-10 28,-10 26,11 0,11 -2,-10 / -37,-10 -13,-10 -15,11 -35,11 -37,-10 / -13,-2 -8,-4 -2,-2 / 28,-3 50,-7',
}

/** Frames in front of the eyes. */
export const glasses = (pen: Pen): string =>
  pen.look.glasses === 'none' ? '' : strokes(pen, FRAMES[pen.look.glasses], { color: INK, width: 2.6 })
