import type { Point } from '../geometry/point'
import type { Area } from './area'
import { linesAlong, placesWithin } from './within'

/** The widest pitch that is tried, as a part of what points would have without edges, and the part of it that the next one has. */
const WIDEST = 1.2
const STEP = 0.985

/** A lattice that is this much denser than the first with enough points is not worth a better count. */
const DENSEST = 0.8

/** Places of a lattice between two of its rows. */
const PHASES = Array.from({ length: 8 }, (_, index) => index / 8)

/** Phases with which a lattice is its own mirror image. */
const MIRRORED = [0, 0.5] as const

/** Points of a square lattice, in cells, row by row. */
export type Lattice = { pitch: number; points: readonly Point[] }

/**
 * As many points as a count on one square lattice over an area, at about the widest pitch at which one has that number of places: one that
 * is mirrored if there is any, and of several the one that leaves the fewest parts empty. Where none has that number, the last places of
 * one that has a few more are left out.
 */
export function latticeOver(area: Area, count: number): Lattice {
  let best: (Lattice & { parts: number; surplus: number }) | undefined
  for (const phases of [MIRRORED, PHASES]) {
    for (const { pitch, surplus, places } of latticesOver(area, count, phases)) {
      if (best && surplus > best.surplus) continue
      const points = places()
      const parts = new Set(points.map(area.partOf)).size
      if (!best || surplus < best.surplus || parts > best.parts) best = { pitch, points, parts, surplus }
      // None can be better.
      if (surplus === 0 && parts >= area.parts) break
    }
    if (best?.surplus === 0) break
  }
  if (!best) throw new Error(`No lattice has ${count} points`)
  return { pitch: best.pitch, points: best.points.slice(0, count) }
}

/** A lattice, how many more places than points it has, and what makes these places. */
type Candidate = { pitch: number; surplus: number; places: () => Point[] }

/** Lattices with enough places, from the widest. */
function* latticesOver(area: Area, count: number, phases: readonly number[]): Generator<Candidate> {
  let first = 0
  for (let pitch = WIDEST * Math.sqrt(area.cells / count); pitch > first * DENSEST; pitch *= STEP) {
    const rows = PHASES.map((phase) => linesAlong(area.rows, pitch, phase))
    for (const phase of phases) {
      const within = placesWithin(area, linesAlong(area.columns, pitch, phase))
      for (const down of rows) {
        const surplus = within.count(down, count) - count
        if (surplus < 0) continue
        first ||= pitch
        yield { pitch, surplus, places: () => within.all(down) }
      }
    }
  }
}
