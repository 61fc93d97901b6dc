import { describe, expect, test } from 'vitest'
import { cropAround } from '../../src/site/art/world/crop'
import { mapPoint, WORLD } from '../../src/site/art/world/projection'
import { worldFile } from '../../src/site/art/world/world-map'

/** The dots of the map, as x and y. */
const dots = [...worldFile().matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, length]) =>
  Array.from({ length: (Number(length) - 1) / 8 + 1 }, (_, index) => [Number(x) + 8 * index, Number(y)] as const),
)

const distanceToLand = (latitude: number, longitude: number) => {
  const [x, y] = mapPoint({ latitude, longitude })
  return Math.min(...dots.map((dot) => Math.hypot(dot[0] - x, dot[1] - y)))
}

describe('the map of the world', () => {
  test('is within its size', () => {
    expect(dots.length).toBeGreaterThan(4000)
    expect(dots.every(([x, y]) => x < WORLD.width && y < WORLD.height)).toBe(true)
  })

  test.for([
    ['Berlin', 52.5, 13.4],
    ['Lahore', 31.5, 74.3],
    ['Nairobi', -1.3, 36.8],
    ['Alice Springs', -23.7, 133.9],
    ['Manaus', -3.1, -60],
    ['Denver', 39.7, -105],
  ] as const)('has land at %s', ([, latitude, longitude]) => {
    expect(distanceToLand(latitude, longitude)).toBeLessThan(6)
  })

  test.for([
    ['the Atlantic', 35, -40],
    ['the Pacific', 10, -140],
    ['the Indian Ocean', -25, 80],
    ['the Mediterranean', 35.5, 19],
  ] as const)('has none in %s', ([, latitude, longitude]) => {
    expect(distanceToLand(latitude, longitude)).toBeGreaterThan(8)
  })

  test('is cut around points with space on all sides, in the ratio asked for', () => {
    for (const points of [
      [[700, 100]],
      [
        [200, 150],
        [900, 160],
      ],
      [
        [500, 10],
        [520, 600],
      ],
    ] as const) {
      const { x, y, width, height } = cropAround(points, 1.6)
      expect(width / height).toBeCloseTo(1.6, 1)
      for (const [left, top] of points) {
        expect(Math.min(left - x, x + width - left)).toBeGreaterThan(width * 0.1)
        expect(Math.min(top - y, y + height - top)).toBeGreaterThan(height * 0.1)
      }
    }
  })
})
