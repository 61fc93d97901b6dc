import { nearTo } from '../geometry/near'
import type { Point } from '../geometry/point'
import type { Crop } from './crop'
import { LAND } from './land'
import { STEP } from './projection'

/** Path of the file of the map in the output, without a leading slash. */
export const WORLD_FILE = 'world.svg'

/** Address of the dots, for `<use>`, which makes them take the color of the page. */
export const WORLD_URL = `/${WORLD_FILE}#land`

/** Diameter of a dot, in units of the map. */
const DOT = 4.4

/** The map as a file: each run of dots is a line of dashes of length zero with round caps. Its color is that of the text around it. */
export function worldFile(): string {
  const lines = LAND.flatMap((runs, row) => (runs === '' ? [] : runs.split(' ').map((run) => lineOf(run, row)))).join('')
  const look = `fill="none" stroke="currentColor" stroke-width="${DOT}" stroke-linecap="round" stroke-dasharray="0 ${STEP.across}"`
  return `<svg xmlns="http://www.w3.org/2000/svg"><path id="land" ${look} d="${lines}"/></svg>`
}

/** A run of dots in a row: the position of its first dot, and their number. */
function runOf(run: string, row: number): { from: Point; count: number } {
  const [start = 0, count = 0] = run.split('+').map(Number)
  return { from: [start * STEP.across + (row % 2 === 0 ? 0 : STEP.across / 2), row * STEP.down], count }
}

/** A line that ends one unit after its last dot, since a dash at the very end of a line may not be drawn. */
function lineOf(run: string, row: number): string {
  const { from, count } = runOf(run, row)
  return `M${from.join(' ')}h${(count - 1) * STEP.across + 1}`
}

/** Neighboring dots are closer than this. */
const REACH = 1.4 * Math.max(STEP.across, STEP.down)

/** The dots of a part of the map and a little around it. */
export const landIn = ({ x, y, width, height }: Crop): Point[] =>
  LAND.flatMap((runs, row) => {
    const isOutside = runs === '' || row * STEP.down < y - STEP.down || row * STEP.down > y + height + STEP.down
    if (isOutside) return []
    return runs.split(' ').flatMap((run) => {
      const { from, count } = runOf(run, row)
      return Array.from({ length: count }, (_, index): Point => [from[0] + index * STEP.across, from[1]])
    })
  }).filter(([dotX]) => dotX > x - STEP.across && dotX < x + width + STEP.across)

/** A group of fewer dots than this at the side of a crop is a stray piece of another coast. */
const FEWEST = 16

/** The dots without groups too small to be recognized as land, and without groups that a side cuts and that none of the places is on. */
export function coastsOf(dots: readonly Point[], { x, width }: Crop, places: readonly Point[]): Point[] {
  const isCut = ([dotX]: Point) => dotX < x || dotX > x + width
  const left = new Set(dots)
  const kept: Point[] = []
  for (const dot of dots) {
    if (!left.delete(dot)) continue
    const group = [dot]
    // The group grows during iteration, until no remaining dot is close to one of it.
    for (const one of group)
      for (const other of nearTo(one, [...left], REACH)) {
        left.delete(other)
        group.push(other)
      }
    const isHeld = !group.some(isCut) || places.some((place) => nearTo(place, group, REACH).length > 0)
    if (group.length >= FEWEST && isHeld) kept.push(...group)
  }
  return kept
}
