// A module of its own, without imports: the script of the net has it, too, before any interaction.
import type { Point } from './point'

/** The area within a closed ring of corners. */
export const areaOf = (ring: readonly Point[]): number => Math.abs(windingOf(ring)) / 2

/** A closed ring of corners in the order in which it winds clockwise: areas that all wind so add up where they overlap. */
export const clockwise = (ring: readonly Point[]): readonly Point[] => (windingOf(ring) < 0 ? ring.toReversed() : ring)

/** Twice the area within a ring, negative if it winds counterclockwise, in a drawing whose heights count from the top. */
const windingOf = (ring: readonly Point[]) =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
