import type { Point } from '../geometry/point'
import type { Area } from './area'
import { linesAlong, placesWithin } from './within'

/** The widest pitch tried, relative to that of points spread over all cells; and the factor from each pitch to the next. */
const WIDEST = 1.2
const STEP = 0.985

/** Lattices below this fraction of the first pitch with enough points are not tried: that dense, a better count is not worth it. */
const DENSEST = 0.8

/** Offsets of a lattice that are tried, as fractions of the pitch. */
const PHASES = Array.from({ length: 8 }, (_, index) => index / 8)

/** Offsets at which a lattice is its own mirror image. */
const MIRRORED = [0, 0.5] as const

/** Points of a square lattice, in cells, row by row. */
export type Lattice = { pitch: number; points: readonly Point[] }

/**
 * `count` points on one square lattice over an area, at about the widest pitch at which a lattice has exactly that number of places:
 * mirrored if possible, and of several the one that leaves the fewest parts empty. If no lattice has that number, the last places of one
 * with slightly more are left out.
 */
export function latticeOver(area: Area, count: number): Lattice {
  let best: (Lattice & { parts: number; surplus: number }) | undefined
  for (const phases of [MIRRORED, PHASES]) {
    for (const { pitch, surplus, places } of latticesOver(area, count, phases)) {
      if (best && surplus > best.surplus) continue
      const points = places()
      const parts = new Set(points.map(area.partOf)).size
      if (!best || surplus < best.surplus || parts > best.parts) best = { pitch, points, parts, surplus }
      // No later lattice can be better.
      if (surplus === 0 && parts >= area.parts) break
    }
    if (best?.surplus === 0) break
  }
  if (!best) throw new Error(`No lattice has ${count} points`)
  return { pitch: best.pitch, points: best.points.slice(0, count) }
}

/** A lattice: how many more places than points it has, and a function that computes the places. */
type Candidate = { pitch: number; surplus: number; places: () => Point[] }

/** Lattices with enough places, the widest first. */
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
