import type { Point } from '../geometry/point'

/** The part of the pitch that points keep from edges. */
const MARGIN = 0.32

/** The widest pitch that is tried, as a part of what points would have without edges, and the part of it that the next one has. */
const WIDEST = 1.2
const STEP = 0.985

/** A lattice that is this much denser than the first with enough points is not worth a better count. */
const DENSEST = 0.8

/** Places of a lattice between two of its rows. */
const PHASES = Array.from({ length: 8 }, (_, index) => index / 8)

/** Phases with which a lattice is its own mirror image. */
const MIRRORED = [0, 0.5] as const

/** An area: its width and height, how large it is itself, and the part of it that a place is in; undefined beside it. */
export type Area = { columns: number; rows: number; cells: number; partOf: (place: Point) => number | undefined }

/** Points of a square lattice, in cells, row by row. */
export type Lattice = { pitch: number; points: readonly Point[] }

/**
 * As many points as a count on one square lattice over an area, at about the widest pitch at which one has that number of places: one that is
 * mirrored if there is any, and of several the one that leaves the fewest parts empty. Where none has that number, the last places of one that
 * has a few more are left out.
 */
export function latticeOver(area: Area, count: number): Lattice {
  const partsIn = (points: readonly Point[]) => new Set(points.map(area.partOf)).size
  let best: (Lattice & { parts: number; surplus: number }) | undefined
  for (const phases of [MIRRORED, PHASES]) {
    for (const lattice of latticesOver(area, count, phases)) {
      const surplus = lattice.points.length - count
      if (best && surplus > best.surplus) continue
      const parts = partsIn(lattice.points)
      if (!best || surplus < best.surplus || parts > best.parts) best = { ...lattice, parts, surplus }
    }
    if (best?.surplus === 0) break
  }
  if (!best) throw new Error(`No lattice has ${count} points`)
  return { pitch: best.pitch, points: best.points.slice(0, count) }
}

/** Lattices with enough points, from the widest. */
function* latticesOver(area: Area, count: number, phases: readonly number[]): Generator<Lattice> {
  let first = 0
  for (let pitch = WIDEST * Math.sqrt(area.cells / count); pitch > first * DENSEST; pitch *= STEP)
    for (const across of phases)
      for (const down of PHASES) {
        const points = pointsOf(area, pitch, [across, down])
        if (points.length < count) continue
        first ||= pitch
        yield { pitch, points }
      }
}

/** The places of a lattice that are well within the area: phases are parts of the pitch from the middle. */
function pointsOf({ columns, rows, partOf }: Area, pitch: number, [across, down]: Point): Point[] {
  const alongOf = (length: number, phase: number) => {
    const middle = length / 2 + phase * pitch
    const before = Math.floor(middle / pitch)
    return Array.from({ length: Math.floor(length / pitch) + 1 }, (_, index) => middle + (index - before) * pitch).filter(
      (at) => at < length,
    )
  }
  const alongX = alongOf(columns, across)
  const margin = pitch * MARGIN
  return alongOf(rows, down).flatMap((y) =>
    alongX.map((x): Point => [x, y]).filter((place) => around(place, margin).every((corner) => partOf(corner) !== undefined)),
  )
}

/** The corners of a square around a place. */
const around = ([x, y]: Point, far: number): Point[] => [
  [x - far, y - far],
  [x + far, y - far],
  [x - far, y + far],
  [x + far, y + far],
]
