import { describe, expect, test } from 'vitest'
import { distance, type Point } from '../../src/site/art/geometry/point'
import { randomOf } from '../../src/site/art/random'
import { driftOf, framesOf } from '../../src/site/islands/point-field/drift'

const random = randomOf('drift')
const places = Array.from({ length: 80 }, (_, index): Point => [index * 10, 400])
/** The points of the home page. */
const points = places.map((place) => ({ place, drift: driftOf(place, random) }))
/** Ten minutes, in steps of a second. */
const moments = Array.from({ length: 600 }, (_, second) => second * 60)

describe('a drifting point', () => {
  test('starts at its position', () => {
    expect(points.map(({ drift }) => drift(0))).toEqual(places)
  })

  test('moves by less than 0.2 px in a frame, at any time', () => {
    const steps = points.flatMap(({ drift }) => moments.map((frames) => distance(drift(frames), drift(frames + 1))))
    expect(Math.max(...steps)).toBeLessThan(0.2)
    expect(Math.max(...steps)).toBeGreaterThan(0.1)
  })

  test('stays near its position', () => {
    for (const { drift, place } of points) {
      const far = Math.max(...moments.map((frames) => distance(drift(frames), place)))
      expect(far).toBeGreaterThan(5)
      expect(far).toBeLessThan(91)
    }
  })

  test('moves differently from others', () => {
    const ways = new Set(points.map(({ drift, place }) => String(drift(600)[0] - place[0])))
    expect(ways.size).toBe(points.length)
  })
})

describe('the time of the drift', () => {
  test('is independent of the frame rate', () => {
    expect(framesOf(1000 / 60, 1)).toBeCloseTo(1)
    expect(framesOf(1000 / 120, 1)).toBeCloseTo(0.5)
  })

  test('never advances by more than a frame at once', () => {
    expect(framesOf(5000, 1)).toBe(1)
  })

  test('advances more slowly on a larger drawing', () => {
    expect(framesOf(1000 / 60, 2)).toBeCloseTo(0.5)
  })
})
