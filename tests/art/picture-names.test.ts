import { expect, test } from 'vitest'
import { namesOf } from '../../src/site/art/names/names'
import { drawingOf } from '../../src/site/art/shapes'
import { circleRings } from '../../src/site/art/tally/circles'

const size = drawingOf('wide')
const names = (form: Parameters<typeof namesOf>[0]['form'], numbers: readonly number[], texts: readonly string[]) =>
  namesOf({ form, numbers }, texts, size)

test('places of a map have their names on the sides away from each other', () => {
  const [south, north] = names('map', [-23.5, -46.6, 4.7, -74.1], ['São Paulo', 'Bogotá'])
  expect([south?.anchor, north?.anchor]).toEqual([undefined, 'end'])
  expect(south?.x).toBeGreaterThan(north?.x ?? 100)
  expect(south?.y).toBeGreaterThan(north?.y ?? 100)
})

test('a long bar holds its name, and a short one has it after its end', () => {
  const [long, short] = names('shares', [100, 88, 9], ['Intake', 'Assistants'])
  expect([long?.over, short?.over]).toEqual(['bar', undefined])
  expect(short?.x).toBeGreaterThan(long?.x ?? 100)
})

test('the first of two bars has its name above it', () => {
  expect(names('bars', [8, 58], ['Budget', 'Takeovers']).map(({ y, over }) => [y, over])).toEqual([
    [24, undefined],
    [66, 'bar'],
  ])
})

test.for([
  ['pair', [8, 14]],
  ['funnel', [47]],
  ['spans', [19, 3]],
  ['stacks', [46, 61, 88, 12]],
  ['groups', [17, 19, 3, 7]],
] as const)('the form %s has a place for each name within the drawing', ([form, numbers]) => {
  const placed = names(form, numbers, ['One', 'Other'])
  expect(placed.map(({ text }) => text)).toEqual(['One', 'Other'])
  for (const { x, y } of placed) {
    expect(Math.min(x, y)).toBeGreaterThan(0)
    expect(Math.max(x, y)).toBeLessThan(100)
  }
})

test('marks that are too many have no names', () => {
  expect(names('swarm', [61, 9], ['Controls'])).toEqual([])
})

test.for([[[51, 34, 11, 4]], [[24, 12]], [[1, 1, 1]]] as const)('lines to names of rings pass between all points: %j', ([numbers]) => {
  const wide = drawingOf('panorama')
  const placed = namesOf({ form: 'circles', numbers }, ['1', '2', '3', '4', '5', '6'], wide)
  expect(placed).toHaveLength(numbers.length)
  const points = circleRings(wide, numbers).rings.flatMap((ring) => ring.points.map((at) => ({ at, radius: ring.across / 2 })))
  for (const { y, line } of placed) {
    const [from, level] = [((line?.from ?? 0) * wide.width) / 100, (y * wide.height) / 100]
    for (const { at, radius } of points) expect(Math.hypot(Math.min(0, at[0] - from), at[1] - level)).toBeGreaterThan(radius)
  }
  const heights = placed.map(({ y }) => y)
  expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  for (const [index, height] of heights.slice(1).entries()) expect(height - (heights[index] ?? 0)).toBeGreaterThan(4)
})

test('rings without room beside them have no names', () => {
  expect(names('circles', [51, 34, 11, 4], ['Receivers'])).toEqual([])
})

test('rings whose points are too close for a line between them have no names', () => {
  expect(namesOf({ form: 'circles', numbers: [60, 40, 30, 20, 10, 5] }, ['Receivers'], drawingOf('panorama'))).toEqual([])
})
