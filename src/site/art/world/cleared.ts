import { LAND } from './land'
import type { Box } from './place-labels'
import { STEP } from './projection'

/** Space between a name and the middle of the nearest dot, in units of the map. */
const APART = 5

/** The dots of the map that names in these boxes would lie over, in rows, as a path that ui/media covers with the background color. */
export function clearedPath(boxes: readonly Box[]): string {
  return boxes
    .flatMap((box) => [...LAND.keys()].filter((row) => isWithin(row * STEP.down, box.top, box.bottom)).map((row) => rowIn(box, row)))
    .join('')
}

const isWithin = (place: number, from: number, to: number) => place > from - APART && place < to + APART

/** Positions of dots in a row, some of them at sea: covering no dot changes nothing. */
function rowIn({ left, right }: Box, row: number): string {
  const offset = row % 2 === 0 ? 0 : STEP.across / 2
  const first = Math.ceil((left - APART - offset) / STEP.across)
  const last = Math.floor((right + APART - offset) / STEP.across)
  return `M${first * STEP.across + offset} ${row * STEP.down}h${(last - first) * STEP.across + 1}`
}
