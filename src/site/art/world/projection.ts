import type { Point } from '../geometry/point'

/** A place on the earth, in degrees; south and west are negative. */
export type Coordinates = { latitude: number; longitude: number }

/** Units of the map in a degree of the equator. */
const UNITS = 4
/** The western edge of the map, in the Bering Sea, so that no land is cut. */
const WEST = -170
/** The northern edge. */
const NORTH = 74

/** Degrees between two dots of a row, and between two rows. */
const COLUMN = 2
const ROW = 1.75

/** Size of a step of the grid of dots, in units of the map. */
export const STEP = { across: COLUMN * UNITS, down: ROW * UNITS } as const

/** Size of the map, in its units. */
export const WORLD = { width: 360 * UNITS, height: 89 * STEP.down } as const

/** The position of a place on the map: Miller's cylindrical projection, with the origin at the upper left dot. */
export function mapPoint({ latitude, longitude }: Coordinates): Point {
  return [((longitude - WEST + 360) % 360) * UNITS, (miller(NORTH) - miller(latitude)) * UNITS]
}

/** Distance from the equator on the map, in degrees. */
function miller(latitude: number): number {
  const angle = Math.PI / 4 + (0.4 * latitude * Math.PI) / 180
  return (1.25 * Math.log(Math.tan(angle)) * 180) / Math.PI
}
