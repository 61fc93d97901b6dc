import type { Point } from '../../art/geometry/point'

/** Pixels that no point moves further in a frame of 60 a second: it stays below 0.2 (specification, 4.2). */
const FASTEST = 0.19
/** Half of how far a point strays to each side of its place at most, and of the lit one, which stands free of the words. */
const ROOM = 32
const ROOM_OF_LIT = 12
/** The most that an angle turns in a frame: the speed of a swing is its turn times its room, and there are two of them. */
const TURN = FASTEST / ROOM / Math.SQRT2

/** Where a point is after so many frames. */
export type Drift = (frames: number) => Point

/** A point that swings about a place, across and down in times of their own. It begins at the place itself. */
export function driftOf([x, y]: Point, isLit: boolean, random: () => number = Math.random): Drift {
  const swing = () => {
    const start = random() * 7
    const turn = TURN * (0.4 + 0.6 * random())
    return (frames: number) => (isLit ? ROOM_OF_LIT : ROOM) * (Math.sin(start + turn * frames) - Math.sin(start))
  }
  const across = swing()
  const down = swing()
  return (frames) => [x + across(frames), y + down(frames)]
}

/**
 * How many frames of 60 a second have passed in so many milliseconds: never more than one, so that nothing jumps after a rest
 * or where frames are slow. Where the drawing is shown larger, less time passes.
 */
export const framesOf = (milliseconds: number, scale: number): number => Math.min(1, milliseconds * 0.06) / scale
