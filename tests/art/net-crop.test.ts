import { describe, expect, test } from 'vitest'
import { itemAt } from '../../src/engine/lib/items'
import type { Point } from '../../src/site/art/geometry/point'
import { crossedBy } from '../../src/site/art/net/clearance'
import { croppedNet } from '../../src/site/art/net/crop'
import { slimAreas } from '../../src/site/art/net/facets'
import { type Edge, layoutOf } from '../../src/site/art/net/layout'
import { type Row, SIDE } from '../../src/site/art/net/rows'

/** As many nodes as a net can have. */
const rows: Row[] = [...Array<Row>(10).fill(0), ...Array<Row>(6).fill(1), ...Array<Row>(6).fill(2)]

describe('a crop of the net', () => {
  const whole = (ends: readonly Edge[]) => ({ rows, routes: ends, positions: layoutOf(rows, ends) })

  test('has the node and its neighbors, in the order of the net, and lines to the others', () => {
    const net = whole([
      [0, 10],
      [3, 10],
      [1, 10],
      [10, 16],
      [3, 12],
    ])
    const crop = croppedNet(net, 10)
    expect(crop?.nodes.toSorted((one, other) => one - other)).toEqual([0, 1, 3, 10, 16])
    expect(crop?.nodes[0]).toBe(10)
    expect(crop?.routes).toHaveLength(4)
    const acrossIn = (node: number) => crop?.positions[crop.nodes.indexOf(node)]?.[0] ?? Number.NaN
    const inOrder = (across: (node: number) => number) => [0, 1, 3].toSorted((one, other) => across(one) - across(other))
    expect(inOrder(acrossIn)).toEqual(inOrder((node) => itemAt(net.positions, node)[0]))
    const [leaving, ...others] = crop?.beyond ?? []
    expect(leaving?.[0]).toEqual(crop?.positions[crop.nodes.indexOf(3)])
    const end = leaving?.[1][0] ?? 0
    expect(end < 0 || end > SIDE).toBe(true)
    expect(others).toEqual([])
  })

  test('has one above and one below on the same side of the node, where they form an area with it', () => {
    const crop = croppedNet(
      whole([
        [3, 10],
        [10, 16],
      ]),
      10,
    )
    const [own = Number.NaN, below = Number.NaN, above = Number.NaN] = crop?.positions.map(([across]) => across) ?? []
    expect(own).toBe(SIDE / 2)
    expect(Math.abs(above - own)).toBeGreaterThan(0)
    expect(above).toBe(below)
  })

  test('has a result on the side where its area is not slim', () => {
    const slim = [0, 4].map((joined) => {
      const routes: Edge[] = [...[0, 1, 2, 3, 4].map((node): Edge => [node, 5]), [joined, 6], [5, 6]]
      const positions: Point[] = [...[20, 60, 100, 140, 180].map((x): Point => [x, 176]), [100, 118], [150, 48]]
      const crop = croppedNet({ rows: [0, 0, 0, 0, 0, 1, 2], positions, routes }, 5)
      return crop && slimAreas(0, { positions: crop.positions, routes: crop.routes, stretch: 1 })
    })
    expect(slim).toEqual([0, 0])
  })

  test('has at most six below the node, those with the most connections', () => {
    const crop = croppedNet(
      whole([...[0, 1, 2, 3, 4, 5, 6, 7].map((node): Edge => [node, 10]), ...[0, 1, 2, 3, 5, 7].map((node): Edge => [node, 11])]),
      10,
    )
    expect(crop?.nodes.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 5, 7, 10])
  })

  test('goes a step farther from a node with one neighbor, and is missing for one that nothing is joined with', () => {
    const net = whole([
      [0, 10],
      [1, 10],
      [1, 11],
    ])
    const crop = croppedNet(net, 0)
    expect(crop?.nodes).toEqual([0, 1, 10])
    // Nothing stands between both rows, so that the upper one has its place above the middle of the lower one.
    expect(crop?.positions[2]?.[0]).toBe(SIDE / 2)
    expect(croppedNet(net, 5)).toBeUndefined()
  })
})

test('lines of a crop through points that they do not join are counted', () => {
  const points: Point[] = [
    [100, 106],
    [130, 60],
    [150, 148],
  ]
  const line = [itemAt(points, 1), itemAt(points, 2)] as const
  expect(crossedBy([line], points)).toBe(0)
  expect(
    crossedBy(
      [
        [
          [60, 60],
          [140, 152],
        ],
      ],
      points,
    ),
  ).toBeGreaterThan(0)
})
