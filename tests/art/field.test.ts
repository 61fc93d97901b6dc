import { describe, expect, test } from 'vitest'
import { itemAt, pairsOf } from '../../src/engine/lib/items'
import { fieldOf } from '../../src/site/art/field'
import { LAYERS, layersOf, opacityOf, STEPS } from '../../src/site/art/field-links'
import { distance, type Point } from '../../src/site/art/geometry/point'

const options = { seed: 'hero', count: 60, width: 1200, height: 600 }
const field = fieldOf(options)
const points = field.points.map(({ at }) => at)

/** What a layer draws: points by index, with the opacity step of each. The first point is the highlighted one. */
function drawn(name: (typeof LAYERS)[number], from: readonly Point[] = points) {
  const layers = layersOf(from)
  return Array.from({ length: STEPS }, (_, step) => {
    const lines = itemAt(layers, LAYERS.indexOf(name) * STEPS + step)
    return lines.map((ends) => ({ step, ends: ends.map((end) => from.indexOf(end)) }))
  }).flat()
}

const keys = (lines: readonly { ends: readonly number[] }[]) => lines.map(({ ends }) => ends.join(' ')).toSorted()

describe('the field of points', () => {
  test('is the same for the same seed and another for another', () => {
    expect(fieldOf({ ...options })).toEqual(field)
    expect(fieldOf({ ...options, seed: 'other' })).not.toEqual(field)
  })

  test('has as many points as asked for, on whole pixels', () => {
    expect(field.points).toHaveLength(60)
    expect(points.flat().every(Number.isInteger)).toBe(true)
  })

  test('highlights a point that phones show too', () => {
    const [x, y] = itemAt(points, field.lit)
    expect(x > 600 && x < 1200 && y > 0 && y < 600).toBe(true)
  })
})

describe('what is drawn between the points', () => {
  test('are lines between all that are nearer than 120, and no others', () => {
    const near = [...pairsOf([...points.entries()])].filter(([[, a], [, b]]) => distance(a, b) < 120)
    expect(near.length).toBeGreaterThan(0)
    const [links, rays] = [drawn('links'), drawn('rays')]
    expect(keys([...links, ...rays])).toEqual(keys(near.map(([[from], [to]]) => ({ ends: [from, to] }))))
    expect(rays.length).toBeGreaterThan(0)
    expect(rays.every(({ ends }) => ends.includes(0))).toBe(true)
    expect(links.some(({ ends }) => ends.includes(0))).toBe(false)
  })

  test('are areas between any three that are linked to each other', () => {
    const links = new Set(keys([...drawn('links'), ...drawn('rays')]))
    const facets = drawn('facets')
    expect(facets.length).toBeGreaterThan(0)
    for (const { ends } of facets) expect([...pairsOf(ends)].every(([from, to]) => links.has(`${from} ${to}`))).toBe(true)
  })

  test.for([
    { far: 119, step: 0 },
    { far: 75, step: 4 },
    { far: 40, step: STEPS - 1 },
    { far: 0, step: STEPS - 1 },
  ])('is the stronger the nearer: at $far px of step $step', ({ far, step }) => {
    const pair: Point[] = [
      [0, 0],
      [far, 0],
    ]
    expect(drawn('rays', pair)).toMatchObject([{ step }])
  })

  test('is nothing at 120', () => {
    const pair: Point[] = [
      [0, 0],
      [120, 0],
    ]
    expect(layersOf(pair).flat()).toEqual([])
  })

  test('goes from almost transparent to almost opaque', () => {
    expect(opacityOf(0, 'links')).toBeLessThan(0.1)
    expect(opacityOf(STEPS - 1, 'links')).toBeGreaterThan(0.9)
  })
})
