import { describe, expect, test } from 'vitest'
import { itemAt } from '../../src/engine/lib/items'
import { chainsOf } from '../../src/site/art/geometry/chains'
import type { Point } from '../../src/site/art/geometry/point'
import { fitsBeside, linesThrough, nameSideOf, tightPairs } from '../../src/site/art/net/beside-names'
import { columnsOf } from '../../src/site/art/net/columns'
import { facetsOf, slimAreas } from '../../src/site/art/net/facets'
import { type Edge, layoutOf } from '../../src/site/art/net/layout'
import { type Row, SIDE } from '../../src/site/art/net/rows'
import { linesOf } from '../../src/site/islands/hero-net/lines'

/** As many nodes as a net can have, with routes all over it. */
const rows: Row[] = [...Array<Row>(10).fill(0), ...Array<Row>(6).fill(1), ...Array<Row>(6).fill(2)]
const routes = rows.map((_, node): Edge => [node, (node * 7 + 11) % rows.length])

describe('the layout of the net', () => {
  test('is the same for the same nodes and routes, on whole numbers inside the drawing', () => {
    const places = layoutOf(rows, routes)
    expect(layoutOf([...rows], [...routes])).toEqual(places)
    expect(places.flat().every((side) => Number.isInteger(side) && side > 0 && side < SIDE)).toBe(true)
  })

  test('takes the layout with the fewest lines through names, whatever the order of the list', () => {
    const widest = ['Healthcare & Life Sciences', 'Communications & Media', 'Retail', 'Energy', 'Mobility', 'Health']
    const crossedIn = (places: readonly Point[]) =>
      widest.reduce((sum, name, index) => sum + nameSideOf({ name, at: itemAt(places, 10 + index) }, places, routes).crossed, 0)
    expect(crossedIn(layoutOf(rows, routes, crossedIn))).toBeLessThan(crossedIn(layoutOf(rows, routes)))
  })

  test('puts nodes above what they are joined with', () => {
    const places = layoutOf(
      [0, 0, 0, 1, 1, 1],
      [
        [0, 5],
        [1, 4],
        [2, 3],
      ],
    )
    const across = places.map(([x]) => x)
    for (const [low, high] of [
      [0, 5],
      [1, 4],
      [2, 3],
    ] as const)
      expect(Math.abs(itemAt(across, low) - itemAt(across, high))).toBeLessThan(SIDE / 25)
  })

  test('takes nodes that nothing joins, and none at all', () => {
    expect(layoutOf([0, 1, 2], [])).toHaveLength(3)
    expect(layoutOf([], [])).toEqual([])
  })
})

const lines: Edge[] = [
  [0, 1],
  [2, 1],
  [0, 3],
  [5, 6],
]

/** A line by its ends, in either direction. */
const nameOf = ([one, other]: readonly number[]) => [one, other].toSorted((a, b) => Number(a) - Number(b)).join(' ')

test('chains take each line once', () => {
  const steps = chainsOf(lines).flatMap((chain) => chain.slice(1).map((end, index) => nameOf([itemAt(chain, index), end])))
  expect(steps.toSorted()).toEqual(lines.map(nameOf).toSorted())
})

test('areas are between any three that are joined with each other', () => {
  expect(facetsOf([...lines, [3, 1]])).toEqual([[0, 1, 3]])
})

test('an area lower than a quarter of its longest side is slim', () => {
  const routes: Edge[] = [
    [0, 1],
    [0, 2],
    [1, 2],
  ]
  const slim = (height: number, stretch = 1) =>
    slimAreas(0, {
      positions: [
        [0, 0],
        [100, 0],
        [50, height],
      ],
      routes,
      stretch,
    })
  expect([slim(26), slim(24), slim(26, 2)]).toEqual([0, 1, 1])
})

test('the lines of a path are the steps of its chains', () => {
  expect(linesOf('M5 86 10 65 25 86M1 2 3 4')).toEqual([
    ['5 86', '10 65'],
    ['10 65', '25 86'],
    ['1 2', '3 4'],
  ])
})

describe('names beside points', () => {
  const at: Point = [100, 104]

  test('begin or end at their point, where no line runs through them, and end there if that makes no difference', () => {
    const name = 'Public Sector'
    const sideWith = (...line: Point[]) => nameSideOf({ name, at }, [at, ...line], [[1, 2]])
    expect(sideWith([90, 48], [90, 176])).toEqual({ side: 'start', crossed: 0 })
    expect(sideWith([110, 48], [110, 176])).toEqual({ side: 'end', crossed: 0 })
    expect(sideWith([180, 48], [180, 176])).toEqual({ side: 'end', crossed: 0 })
    expect(nameSideOf({ name, at: [190, 104] }, [], []).side).toBe('end')
    expect(nameSideOf({ name, at: [10, 104] }, [], []).side).toBe('start')
  })

  test('keep clear of points beside them', () => {
    expect(nameSideOf({ name: 'Communications & Media', at }, [at, [130, 92]], []).side).toBe('end')
    expect(nameSideOf({ name: 'Communications & Media', at }, [at, [70, 92]], []).side).toBe('start')
  })

  test('fit beside their point in two lines, where these end in the drawing, and no line and no point is in the way', () => {
    const fits = (name: string, ...other: Point[]) => fitsBeside({ name, at }, [at, ...other], [[1, 2]])
    const away: Point[] = [
      [10, 48],
      [10, 176],
    ]
    expect(fits('Retail & E-commerce', ...away)).toBe(true)
    expect(fits('Retail & E-commerce', [105, 48], [105, 176])).toBe(false)
    expect(fits('Retail & E-commerce', ...away, [108, 104])).toBe(false)
    expect(fits('Healthcare & Life Sciences', ...away)).toBe(false)
    expect(fits('Telecommunications', ...away)).toBe(false)
    expect(fitsBeside({ name: 'Manufacturing', at: [190, 104] }, [], [])).toBe(false)
  })

  test('lines through a point that they do not join are counted', () => {
    const places: Point[] = [at, [90, 48], [110, 160], [180, 48]]
    expect(
      linesThrough(0, places, [
        [1, 2],
        [0, 1],
        [3, 2],
      ]),
    ).toBe(1)
  })

  test('of a row that would touch are counted', () => {
    const long = 'fewer out-of-stock orders'
    const row = (...names: string[]) => names.map((name, index) => ({ name, at: [20 * index, 48] as const }))
    expect(tightPairs(row(long, long, 'full restore', long))).toBeGreaterThan(0)
    expect(tightPairs(row(long, 'full restore', long))).toBe(0)
  })
})

describe('the net in columns', () => {
  const LIT = 4
  const net = (ends: readonly Edge[]) =>
    columnsOf({ rows: [0, 0, 1, 1, 2, 2], routes: ends, positions: layoutOf([0, 0, 1, 1, 2, 2], ends) }, LIT)

  test('has the lit result below its industry, and services beside what they are joined with', () => {
    const columns = net([
      [0, 3],
      [0, 5],
      [1, 2],
      [1, 4],
      [2, 4],
      [3, 5],
    ])
    expect(columns.left[columns.left.indexOf(2) + 1]).toBe(4)
    expect(columns.left).not.toContain(5)
    expect(columns.left.indexOf(2) < columns.left.indexOf(3)).toBe(columns.right.indexOf(1) < columns.right.indexOf(0))
    expect(columns.positions.map(([x]) => x)).toEqual([SIDE, SIDE, 0, 0, 0, 0])
    expect(columns.routes.flat()).not.toContain(5)
  })

  test('keeps the result that alone joins an industry with services, and services with one line', () => {
    const columns = net([
      [0, 2],
      [0, 5],
      [1, 2],
      [3, 5],
    ])
    expect(columns.left[columns.left.indexOf(3) + 1]).toBe(5)
    expect(columns.right.toSorted((one, other) => one - other)).toEqual([0, 1])
    expect(columns.routes.map(nameOf).toSorted()).toEqual(['0 2', '0 5', '1 2', '3 5'])
  })

  test('leaves out the line to a second industry, and takes nodes that nothing joins', () => {
    const columns = net([
      [2, 4],
      [3, 4],
    ])
    expect(columns.routes).toHaveLength(1)
    expect(columns.left).toHaveLength(3)
    expect(columns.right.toSorted((one, other) => one - other)).toEqual([0, 1])
  })
})
