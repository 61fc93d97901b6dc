import { expect, test } from 'vitest'
import { namesOf } from '../../src/site/art/names/names'
import { drawingOf } from '../../src/site/art/shapes'

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
