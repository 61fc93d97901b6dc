import { itemAt, pairsOf } from '../../../engine/lib/items'
import { distance, type Point, roundToTenth } from '../geometry/point'

/** Units of the drawing: its width, and the height of a row. ui/media/SubjectNet.css has the same places. */
export const WIDTH = 100
const ROW = 20

/** Distance of points from the sides: in the first and the last of three rows or more, and in all others, so that they form a ring. */
const FROM_SIDES = { ends: 36, others: 28 } as const

/** What of the width is drawn: between the outermost points. */
export const DRAWN = { from: FROM_SIDES.others, width: WIDTH - 2 * FROM_SIDES.others } as const

/** The least number of rows: with a single row, the subject in the middle stands below it. */
const LEAST_ROWS = 2

/** Three subjects use only every second row, so that the plate in the middle hides no line between them. */
const TRIANGLE = 3

/** How much higher the subject in the middle is if one point stands below it, so that no line from that point is nearly horizontal. */
const RISE = { evenRows: 2, oddRows: 8 } as const

/**
 * Half the height of the plate with the name in the middle; then where the points on a line begin at most, and where they end, as fractions
 * of the line.
 */
const PLATE = 5
const BESIDE_PLATE = 0.6
const ENDS = 0.86

/** Distance of points on a line, as a fraction of it, as long as they fit: a few are near its end, far from the name on any screen. */
const APART = 0.11

/** More points than these on a line cannot be told apart. */
const MOST_POINTS = 9

/** Lines that pass closer to the middle than this are hidden by the lines that start there. */
const NEAR = 2

/** Positions of a subject and those around it, and the height of the drawing. */
export type SubjectPlaces = { middle: Point; around: readonly Point[]; height: number }

/**
 * Positions in two columns from above; the last one of an odd number is below the middle. Names stand next to them, outside
 * the ring, and on phones above and below it.
 */
export function subjectPlaces(count: number): SubjectPlaces {
  const filled = Math.ceil(count / 2)
  const isTriangle = count === TRIANGLE
  const rows = isTriangle ? TRIANGLE : Math.max(filled, LEAST_ROWS)
  const height = rows * ROW
  const isOdd = count % 2 === 1
  const placeOf = (index: number): Point => {
    const row = Math.floor(index / 2) * (isTriangle ? 2 : 1)
    const isEnd = filled > 2 && (row === 0 || row === filled - 1)
    const side = isOdd && index === count - 1 ? WIDTH / 2 : FROM_SIDES[isEnd ? 'ends' : 'others']
    return [index % 2 === 0 ? side : WIDTH - side, (row + 0.5) * ROW]
  }
  const down = filled < LEAST_ROWS ? height - ROW / 2 : height / 2 - (isOdd ? RISE[rows % 2 === 0 ? 'evenRows' : 'oddRows'] : 0)
  return { middle: [WIDTH / 2, down], around: Array.from({ length: count }, (_, index) => placeOf(index)), height }
}

/** An order of subjects, by their indexes, in which few lines between two of them run through the middle. */
export function orderAround(count: number, joins: readonly (readonly [number, number])[]): readonly number[] {
  const { middle, around } = subjectPlaces(count)
  const hidden = (order: readonly number[]) =>
    joins.filter(([one, other]) => nearness(middle, itemAt(around, order.indexOf(one)), itemAt(around, order.indexOf(other))) < NEAR).length
  let best: readonly number[] = [...around.keys()]
  for (const [one, other] of pairsOf(best)) {
    const tried = best.map((item) => (item === one ? other : item === other ? one : item))
    if (hidden(tried) < hidden(best)) best = tried
  }
  return best
}

/** Distance from a point to the line through two others. */
const nearness = ([x, y]: Point, one: Point, other: Point) =>
  Math.abs((other[0] - one[0]) * (one[1] - y) - (one[0] - x) * (other[1] - one[1])) / distance(one, other)

/** Points at equal distances on the line from the middle to a place, between the name in the middle and the point at the place. */
export function textPoints([x, y]: Point, [toX, toY]: Point, texts: number): Point[] {
  const count = Math.min(texts, MOST_POINTS)
  const from = Math.min(BESIDE_PLATE, Math.max(PLATE / Math.abs(toY - y), ENDS - APART * count))
  return Array.from({ length: count }, (_, index) => {
    const part = from + ((ENDS - from) * (index + 0.5)) / count
    return [roundToTenth(x + (toX - x) * part), roundToTenth(y + (toY - y) * part)]
  })
}
