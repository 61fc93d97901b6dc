import { describe, expect, test } from 'vitest'
import { subjectNetOf } from '../../pages/tag/subject'
import { itemAt, pairsOf } from '../../src/engine/lib/items'
import { distance, type Point } from '../../src/site/art/geometry/point'
import { orderAround, subjectPlaces, textPoints, WIDTH } from '../../src/site/art/net/subject-places'
import { tagsOf } from '../../src/site/graph/tags'
import { ownContent } from '../renderer/graphs'

/** Pixels: the widths of the drawing in windows of 1440 and 1024 px, a row, half of a point, of one of a text and of the plate, letters. */
const WIDTHS = [527, 380]
const UNIT = 88 / 20
const [NODE, TEXT, PLATE, LETTER, GAP, PLATE_LETTER, PLATE_PADDING] = [6, 3.2, 13, 8.6, 8, 7.5, 8]
const LINE = 10

type Box = { left: number; right: number; top: number; bottom: number }

const covers = ({ left, right, top, bottom }: Box, [x, y]: Point, room: number) =>
  x > left - room && x < right + room && y > top - room && y < bottom + room

/** The box of a name beside its point: on the outer side, and on the right of one in the middle. */
function nameBox(name: string, [x, y]: Point, width: number): Box {
  const [near, far] = [NODE + GAP, NODE + GAP + name.length * LETTER]
  return x < width / 2 - 1
    ? { left: x - far, right: x - near, top: y - LINE, bottom: y + LINE }
    : { left: x + near, right: x + far, top: y - LINE, bottom: y + LINE }
}

/** Places on a line, near each other. */
const along = ([x, y]: Point, [toX, toY]: Point): Point[] =>
  Array.from({ length: 101 }, (_, step) => [x + ((toX - x) * step) / 100, y + ((toY - y) * step) / 100])

describe.each(WIDTHS)('the net of every subject, on %i px', (width) => {
  const inPixels = ([x, y]: Point): Point => [(x * width) / WIDTH, y * UNIT]

  test('has a point for each text on each line, beside all names and points', async () => {
    const graph = await ownContent()
    for (const tag of tagsOf(graph)) {
      const net = subjectNetOf(graph, tag)
      if (!net) continue
      const places = subjectPlaces(net.related.length)
      const middle = inPixels(places.middle)
      const nodes = places.around.map(inPixels)
      const half = (net.name.length * PLATE_LETTER) / 2 + PLATE_PADDING
      const plate = { left: middle[0] - half, right: middle[0] + half, top: middle[1] - PLATE, bottom: middle[1] + PLATE }
      const boxes = [plate, ...net.related.map(({ label }, index) => nameBox(label, itemAt(nodes, index), width))]
      for (const [index, { label, together }] of net.related.entries()) {
        const points = textPoints(places.middle, itemAt(places.around, index), together).map(inPixels)
        expect(points, `${tag.label}, ${label}`).toHaveLength(together)
        for (const point of points) {
          expect(
            boxes.filter((box) => covers(box, point, TEXT)),
            `${tag.label}, ${label}`,
          ).toEqual([])
          expect(Math.min(...nodes.map((node) => distance(node, point))), `${tag.label}, ${label}`).toBeGreaterThan(NODE + TEXT)
        }
        for (const [one, other] of pairsOf(points)) expect(distance(one, other), `${tag.label}, ${label}`).toBeGreaterThan(2 * TEXT)
      }
      const lines = [
        ...nodes.map((node) => [middle, node] as const),
        ...net.joins.map(([one, other]) => [itemAt(nodes, one), itemAt(nodes, other)] as const),
      ]
      const isTriangle = nodes.length === 3 && width === Math.max(...WIDTHS)
      expect(
        lines.slice(nodes.length).filter((line) => isTriangle && along(...line).some((place) => covers(plate, place, 0))),
        tag.label,
      ).toEqual([])
      for (const line of lines)
        expect(
          boxes.slice(1).filter((box) => along(...line).some((place) => covers(box, place, 0))),
          tag.label,
        ).toEqual([])
    }
  })
})

test('subjects that are joined are not opposite each other, if others can be', () => {
  const order = orderAround(6, [
    [0, 5],
    [2, 3],
  ])
  expect(order.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5])
  for (const [one, other] of [
    [0, 5],
    [2, 3],
  ] as const)
    expect(order.indexOf(one) + order.indexOf(other)).not.toBe(5)
  expect(orderAround(6, [[0, 1]])).toEqual([0, 1, 2, 3, 4, 5])
})
