import { describe, expect, test } from 'vitest'
import { fieldOf } from '../../src/lib/art/field'
import { distance } from '../../src/lib/art/geometry/point'
import { itemAt } from '../../src/lib/items'

const options = { seed: 'hero', count: 60, width: 1200, height: 600 }
const field = fieldOf(options)

describe('the field of points', () => {
  test('is the same for the same seed and another for another', () => {
    expect(fieldOf({ ...options })).toEqual(field)
    expect(fieldOf({ ...options, seed: 'other' })).not.toEqual(field)
  })

  test('has as many points as asked for', () => {
    expect(field.points).toHaveLength(60)
  })

  test('links all points that are nearer than 120, and no others, the nearer the stronger', () => {
    const expected = field.points.flatMap(({ at }, from) =>
      field.points.slice(from + 1).flatMap((other, later) => (distance(at, other.at) < 120 ? [`${from} ${from + 1 + later}`] : [])),
    )
    expect(expected.length).toBeGreaterThan(0)
    expect(field.links.map(({ ends }) => ends.join(' '))).toEqual(expected)
    const [weak, strong] = [
      field.links.toSorted((a, b) => a.strength - b.strength)[0],
      field.links.toSorted((a, b) => b.strength - a.strength)[0],
    ]
    const length = (link = weak) => distance(itemAt(field.points, link?.ends[0] ?? 0).at, itemAt(field.points, link?.ends[1] ?? 0).at)
    expect(length(strong)).toBeLessThan(length(weak))
  })

  test('has a facet for each three that all see each other', () => {
    const links = new Set(field.links.map(({ ends }) => ends.join(' ')))
    expect(field.facets.length).toBeGreaterThan(0)
    const open = field.facets.filter(({ ends: [a, b, c] }) => ![`${a} ${b}`, `${a} ${c}`, `${b} ${c}`].every((link) => links.has(link)))
    expect(open).toEqual([])
  })

  test('lights a point that phones show too', () => {
    const [x, y] = itemAt(field.points, field.lit).at
    expect(x > 600 && x < 1200 && y > 0 && y < 600).toBe(true)
  })
})
