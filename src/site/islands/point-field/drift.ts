import type { Point } from '../../art/geometry/point'

/** Maximum movement of a point per frame at 60 frames a second, in pixels (specification, 4.2: below 0.2). */
const FASTEST = 0.19
/** Amplitude of a point's oscillation. */
const ROOM = 32
/**
 * Maximum change of the angle per frame. A point oscillates in two directions, so its speed is √2 times angle times amplitude.
 */
const TURN = FASTEST / ROOM / Math.SQRT2

/** Position of a point after a number of frames. */
export type Drift = (frames: number) => Point

/** A point that oscillates around its start position, horizontally and vertically at different speeds. */
export function driftOf([x, y]: Point, random: () => number = Math.random): Drift {
  const swing = () => {
    const start = 2 * Math.PI * random()
    const turn = TURN * (0.4 + 0.6 * random())
    return (frames: number) => ROOM * (Math.sin(start + turn * frames) - Math.sin(start))
  }
  const across = swing()
  const down = swing()
  return (frames) => [x + across(frames), y + down(frames)]
}

/**
 * Converts elapsed milliseconds to frames of 60 per second. At most one frame, so that points do not jump after a pause or at low frame
 * rates. On a larger drawing a point moves less in its own units.
 */
export const framesOf = (milliseconds: number, scale: number): number => Math.min(1, milliseconds * 0.06) / scale
