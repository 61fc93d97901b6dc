import { describe, expect, test } from 'vitest'
import { labelBox, type PlaceLabel, placeLabels } from '../../src/site/art/world/place-labels'
import { mapPoint, WORLD } from '../../src/site/art/world/projection'
import { landIn } from '../../src/site/art/world/world-map'

/** Cities with their places: two pairs that are near each other, and one at the edge of the map. */
const CITIES = [
  ['San Francisco', 37.8, -122.4],
  ['Toronto', 43.7, -79.4],
  ['New York', 40.7, -74],
  ['London', 51.5, -0.1],
  ['Berlin', 52.5, 13.4],
  ['Suva', -18.1, 178.4],
] as const

const names = CITIES.map(([name]) => name)
const points = CITIES.map(([, latitude, longitude]) => mapPoint({ latitude, longitude }))

/** Where a name is, if its letters are half as wide as high. */
function boxOf({ x, y, anchor }: PlaceLabel, name: string, letter: number) {
  const width = (name.length * letter) / 2
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor]
  return { left, right: left + width, top: y - 0.7 * letter, bottom: y }
}

describe('names on the map of the world', () => {
  test.for([
    ['narrow', 44, 24],
    ['middle', 26, 16],
    ['wide', 17, 14],
  ] as const)('in %s windows cover neither each other nor a point, and stay on the map', ([, letter, point]) => {
    const boxes = placeLabels(names, points, { letter, point }).map((label, index) => boxOf(label, names[index] ?? '', letter))
    const meet = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom),
    )
    const covered = boxes.filter((box) => points.some(([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom))
    expect({ meet, covered }).toEqual({ meet: [], covered: [] })
    expect(boxes.every(({ left, right }) => left >= 0 && right <= WORLD.width)).toBe(true)
  })

  test('stay on the map of a phone with the widest spacing of letters', () => {
    const cities = ['San Francisco', 'Singapore']
    const labels = placeLabels(cities, [mapPoint({ latitude: 37.8, longitude: -122.4 }), mapPoint({ latitude: 1.3, longitude: 103.9 })], {
      letter: 49,
      point: 16,
    })
    const boxes = labels.map((label, index) => labelBox(cities[index] ?? '', label, 49 * 1.25))
    expect(boxes.filter(({ left, right }) => left < 0 || right > WORLD.width)).toEqual([])
  })

  test('of neighbors keep a distance that tells them apart', () => {
    const cities = [
      { latitude: 25.21, longitude: 55.28 },
      { latitude: 31.52, longitude: 74.36 },
    ]
    const [dubai, lahore] = placeLabels(['Dubai', 'Lahore'], cities.map(mapPoint), { letter: 29, point: 16 }).map((label, index) =>
      labelBox(['Dubai', 'Lahore'][index] ?? '', label, 29),
    )
    const apart = Math.max((dubai?.top ?? 0) - (lahore?.bottom ?? 0), (lahore?.left ?? 0) - (dubai?.right ?? 0))
    expect(apart).toBeGreaterThan(29 / 4)
  })

  test('of places that are alone stand to the right of them', () => {
    expect(placeLabels(['Lahore'], [[500, 300]], { letter: 20, point: 10 })).toEqual([{ x: 515, y: 308, anchor: 'start' }])
  })

  test('leave the coast: that of London is at sea, and England stays', () => {
    const [label] = placeLabels(['London'], [mapPoint({ latitude: 51.51, longitude: -0.13 })], { letter: 17, point: 14 })
    const { left, top, right, bottom } = labelBox('London', label ?? { x: 0, y: 0, anchor: 'start' }, 17)
    expect(landIn({ x: left, y: top, width: right - left, height: bottom - top }).length).toBeLessThan(2)
  })

  test('that are on top of each other are all there', () => {
    expect(
      placeLabels(
        ['One', 'Two', 'Three'],
        [
          [9, 9],
          [9, 9],
          [9, 9],
        ],
        { letter: 44, point: 24 },
      ),
    ).toHaveLength(3)
  })
})
