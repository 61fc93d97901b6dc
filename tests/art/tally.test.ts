import { expect, test } from 'vitest'
import { drawing } from '../../src/site/art/drawing'
import { artNameOf, artUrl } from '../../src/site/art/drawing-address'
import { clusterDiscs } from '../../src/site/art/tally/clusters'
import { SEATINGS } from '../../src/site/art/tally/seatings'
import { TALLY_FORMS, type Tally, tallyOf, tallySeed } from '../../src/site/art/tally/tally'

const palette = { bg: '#000', fg: '#111', mid: '#222', soft: '#333', hot: '#444' }

/** The drawing of a made entry. */
const picture = (about: Tally) => drawing({ seed: tallySeed('first-entry', about), family: 'tally', palette, width: 480, height: 300 })

/** Dots of a drawing in a color; each is a stroke of no length. */
const dotsIn = (svg: string, color: string) =>
  [...svg.matchAll(/<path d="([^"]*)"[^>]*stroke="([^"]*)"/g)]
    .filter(([, , stroke]) => stroke === color)
    .flatMap(([, path = '']) => path.match(/h0/g) ?? []).length

test.for(TALLY_FORMS)('the address of a picture with the form %s says all that it shows', (form) => {
  const about = { form, numbers: [-23.5, 46, 7] }
  const name = { seed: tallySeed('first-entry', about), family: 'tally', shape: 'wide' } as const
  expect(artNameOf(artUrl(name))).toEqual({ ...name, shape: 'wide' })
  expect(tallyOf(name.seed)).toEqual(about)
})

test.for(TALLY_FORMS)('a picture with the form %s of nothing is drawn all the same', (form) => {
  const svg = picture({ form, numbers: [] })
  expect(svg).toMatch(/<\/svg>$/)
  expect(svg).not.toMatch(/NaN|Infinity|undefined/)
})

test('a pair has a dot for each member of both parties', () => {
  const svg = picture({ form: 'pair', numbers: [8, 14] })
  expect([dotsIn(svg, palette.mid), dotsIn(svg, palette.fg)]).toEqual([8, 14])
})

test('a ring has a closed ring for each of its parts', () => {
  const svg = picture({ form: 'ring', numbers: [9] })
  const [rings = ''] = [...svg.matchAll(/<path d="([^"]*)"[^>]*stroke="#111"/g)].map(([, path]) => path)
  expect(rings.match(/a(\d+) \1 0 1 1 \d+ 0a\1 \1 0 1 1-\d+ 0/g)).toHaveLength(9)
})

test('rows have full points for what is done, and rings for the rest', () => {
  const svg = picture({ form: 'rows', numbers: [24, 12] })
  expect(dotsIn(svg, palette.fg)).toBe(12)
  expect(svg.match(/a\d+ \d+ 0 1 1-/g)).toHaveLength(12)
})

test('rings of rows have lines of 1.5 px on a thumbnail of 280 px, with as many as sixty', () => {
  const [, width] = /stroke="#222" stroke-width="([\d.]+)"/.exec(picture({ form: 'rows', numbers: [62, 31] })) ?? []
  expect((Number(width) * 280) / 480).toBeGreaterThanOrEqual(1.5)
})

test('a funnel leads every entrant to one of the next round', () => {
  const svg = picture({ form: 'funnel', numbers: [47, 4] })
  expect([dotsIn(svg, palette.mid), dotsIn(svg, palette.fg)]).toEqual([47, 4])
  expect(svg.match(/C/g)).toHaveLength(47 + 4)
})

test('a map shows land around its places, and lights the first one', () => {
  const svg = picture({ form: 'map', numbers: [-23.5, -46.6, 4.7, -74.1] })
  expect(dotsIn(svg, palette.mid)).toBeGreaterThan(200)
  expect(dotsIn(svg, palette.fg)).toBe(1)
  expect(svg).toContain(`fill="${palette.hot}"`)
})

/** Boxes of a drawing that are painted in a way. */
const boxesIn = (svg: string, paint: string) =>
  [...svg.matchAll(/<path d="([^"]*)"([^>]*)>/g)]
    .filter(([, , attributes = '']) => attributes.includes(paint))
    .flatMap(([, path = '']) => path.match(/h\d+v\d+h-\d+z/g) ?? [])

test('shares are bars to scale on tracks of the whole', () => {
  const svg = picture({ form: 'shares', numbers: [100, 88, 9] })
  const widths = (paint: string) => boxesIn(svg, paint).map((box) => Number(/\d+/.exec(box)))
  expect([widths(`fill="${palette.soft}"`), widths(`fill="${palette.fg}"`)]).toEqual([
    [394, 394],
    [346, 35],
  ])
})

test('spans have a dot for each day, and one at each end but that of the longest', () => {
  expect(dotsIn(picture({ form: 'spans', numbers: [19, 41, 3] }), palette.fg)).toBe(19 + 41 + 3 + 2)
})

test('stacks have a block for each amount, and none for nothing', () => {
  const svg = picture({ form: 'stacks', numbers: [46, 61, 88, 12, 57, 0] })
  expect([boxesIn(svg, `fill="${palette.mid}"`).length, boxesIn(svg, `fill="${palette.fg}"`).length]).toEqual([3, 2])
})

test('circles have a dot for each that stands on them', () => {
  const svg = picture({ form: 'circles', numbers: [51, 34, 11, 4] })
  expect(dotsIn(svg, palette.fg)).toBe(51 + 34 + 11 + 4)
})

test('groups have full points for what was met, and rings for the others', () => {
  const svg = picture({ form: 'groups', numbers: [17, 19, 3, 7] })
  expect(dotsIn(svg, palette.fg)).toBe(17 + 3)
  expect(svg.match(/a\d+ \d+ 0 1 1-/g)).toHaveLength(2 + 4)
})

test('outcomes have nine cells a piece: all done, all but one, none', () => {
  const svg = picture({ form: 'outcomes', numbers: [7, 3, 1] })
  const counts = [`fill="${palette.fg}"`, `fill="${palette.mid}"`, `stroke="${palette.mid}"`].map((paint) => boxesIn(svg, paint).length)
  expect(counts).toEqual([7 * 9 + 3 * 8, 3, 9])
})

test('a sheet has bars to scale, and lights its first empty cell', () => {
  const svg = picture({ form: 'sheet', numbers: [6, 3, 0, 0] })
  const [long, short] = boxesIn(svg, `fill="${palette.fg}"`).map((box) => Number(/\d+/.exec(box)))
  expect((long ?? 0) / (short ?? 1)).toBeCloseTo(2, 1)
  expect(svg).toMatch(/<circle cx="\d+" cy="200" r="\d+(?:\.\d)?" fill="none"/)
})

test('a matrix has a point or a ring for each cell', () => {
  const svg = picture({ form: 'matrix', numbers: [3, 0b101, 0b010] })
  expect(dotsIn(svg, palette.fg)).toBe(3)
  expect(svg.match(/a\d+ \d+ 0 1 1-/g)).toHaveLength(3)
})

test.for([
  { form: 'matrix', numbers: [3, 0b101, 0b010] },
  { form: 'clusters', numbers: [60, 30] },
] as const)('of $form, where no part is more than another, none is lit', (about) => {
  expect(picture(about)).not.toContain(palette.hot)
})

test('clusters have a point for each of all', () => {
  expect(dotsIn(picture({ form: 'clusters', numbers: [60, 30, 20] }), palette.fg)).toBe(60 + 30 + 20)
})

test.for(SEATINGS)('%s has a point for each seat, and a clock that its hours change', (form) => {
  const at = (start: number, end: number) => picture({ form, numbers: [start, end, 90] })
  const twelve = (svg: string) => dotsIn(svg, palette.mid)
  expect([dotsIn(at(660, 700), palette.fg), twelve(at(660, 700))]).toEqual([90, 12])
  expect(new Set([at(660, 700), at(660, 760), at(600, 700)]).size).toBe(3)
})

test.for(TALLY_FORMS)('the form %s stays a picture with numbers that fit nothing', (form) => {
  for (const numbers of [[0], [-1, -1], [400, 400], [1, 90], [0.2]])
    expect(picture({ form, numbers })).not.toMatch(/NaN|Infinity|undefined|null/)
})

test('a crowd has a point for each person, and none within the ring of the lit one', () => {
  const svg = picture({ form: 'crowd', numbers: [60, 30, 20] })
  expect(dotsIn(svg, palette.fg)).toBe(60 + 30 + 20 - 1)
  const [, x, y, ring] = [...(svg.match(/cx="(\d+)" cy="(\d+)" r="([\d.]+)"/) ?? [])].map(Number)
  const places = [...svg.matchAll(/M(\d+) (\d+)h0/g)]
  const nearest = Math.min(...places.map(([, left, top]) => Math.hypot(Number(left) - (x ?? 0), Number(top) - (y ?? 0))))
  expect(nearest).toBeGreaterThan(ring ?? Number.POSITIVE_INFINITY)
})

test('clusters are as far from one side of the picture as from the other', () => {
  const discs = clusterDiscs({ width: 480, height: 300 }, [60, 60, 60, 30, 30, 60])
  const endsOf = (axis: 0 | 1) => {
    const start = Math.min(...discs.map(({ center, radius }) => center[axis] - radius))
    return [start, Math.max(...discs.map(({ center, radius }) => center[axis] + radius))]
  }
  for (const [axis, length] of [
    [0, 480],
    [1, 300],
  ] as const) {
    const [start = 0, end = 0] = endsOf(axis)
    expect(start).toBeCloseTo(length - end)
  }
})

test('years have a dot for each unit, those of the newest one in the color of points', () => {
  const svg = picture({ form: 'years', numbers: [62, 84, 250] })
  expect([dotsIn(svg, palette.mid), dotsIn(svg, palette.fg)]).toEqual([62 + 84, 250])
})
