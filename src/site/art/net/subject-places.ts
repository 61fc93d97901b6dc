import { itemAt, pairsOf } from '../../../engine/lib/items'
import { distance, type Point, tenth } from '../geometry/point'

/** Units of the drawing: its width, and the height of a row. ui/media/SubjectNet.css has the same places. */
export const WIDTH = 100
const ROW = 20

/** How far points are from the sides: in the first and the last of three rows or more, and in all others, so that they form a ring. */
const FROM_SIDES = { ends: 36, others: 28 } as const

/** The drawing has as many rows at least: the subject in the middle stands below a single one. */
const LEAST_ROWS = 2

/** As many stand in every second row, so that the plate in the middle hides no line between them. */
const TRIANGLE = 3

/** How much higher the subject in the middle is where one point stands below it, so that no line from there is nearly level. */
const RISE = { evenRows: 2, oddRows: 8 } as const

/** Half of the height of the plate with the name in the middle, and where points end on a line, as parts of it. */
const PLATE = 5
const BESIDE_PLATE = 0.6
const ENDS = 0.86

/** More points than these on a line cannot be told apart. */
const MOST_POINTS = 9

/** A line so near to the middle is hidden by those from there. */
const NEAR = 2

/** Where subjects around one are, where that is, and how high the drawing is. */
export type SubjectPlaces = { middle: Point; around: readonly Point[]; height: number }

/** Places in two columns from above, and the last one of an odd number below the middle. Names stand beside them, outside the ring. */
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

/** An order of subjects, by their places in a list, in which as few lines between two of them as can be run through the middle. */
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

/** How near a line passes to a point. */
const nearness = ([x, y]: Point, one: Point, other: Point) =>
  Math.abs((other[0] - one[0]) * (one[1] - y) - (one[0] - x) * (other[1] - one[1])) / distance(one, other)

/** Points on a line from the middle to a place, at equal distances, where neither the name in the middle nor the point of the place is. */
export function textPoints([x, y]: Point, [toX, toY]: Point, texts: number): Point[] {
  const count = Math.min(texts, MOST_POINTS)
  const from = Math.min(BESIDE_PLATE, PLATE / Math.abs(toY - y))
  return Array.from({ length: count }, (_, index) => {
    const part = from + ((ENDS - from) * (index + 0.5)) / count
    return [tenth(x + (toX - x) * part), tenth(y + (toY - y) * part)]
  })
}
