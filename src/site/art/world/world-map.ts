import { LAND } from './land'
import { STEP } from './projection'

/** Path of the file of the map in the output, without a leading slash. */
export const WORLD_FILE = 'world.svg'

/** Address of the dots, for `<use>`, which makes them take the color of the page. */
export const WORLD_URL = `/${WORLD_FILE}#land`

/** Diameter of a dot, in units of the map. */
const DOT = 4.4

/**
 * The map as a file: dashes without length and with round ends are dots, so that a run of them is a line. Its color is that
 * of the text around it.
 */
export function worldFile(): string {
  const lines = LAND.flatMap((runs, row) => (runs === '' ? [] : runs.split(' ').map((run) => lineOf(run, row)))).join('')
  const look = `fill="none" stroke="currentColor" stroke-width="${DOT}" stroke-linecap="round" stroke-dasharray="0 ${STEP.across}"`
  return `<svg xmlns="http://www.w3.org/2000/svg"><path id="land" ${look} d="${lines}"/></svg>`
}

/** A line that ends one unit after its last dot, as a dash at the very end of a line may be left out. */
function lineOf(run: string, row: number): string {
  const [start = 0, count = 0] = run.split('+').map(Number)
  const offset = row % 2 === 0 ? 0 : STEP.across / 2
  return `M${start * STEP.across + offset} ${row * STEP.down}h${(count - 1) * STEP.across + 1}`
}
