import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { MARK } from '../../src/site/art/company-mark'
import { keptPart } from '../../src/site/art/crop'
import { drawing, drawingBody } from '../../src/site/art/drawing'
import { artFileName, artNameOf, artUrl } from '../../src/site/art/drawing-address'
import { MARKS } from '../../src/site/art/families/client-mark'
import { type Family, isFamily } from '../../src/site/art/family'
import { artFile } from '../../src/site/art/file'
import { LOOK, lookOf, portraitSeed } from '../../src/site/art/portrait/look'
import { hash, noiseOf, randomOf } from '../../src/site/art/random'
import { drawingOf, isShape, type Shape } from '../../src/site/art/shapes'

/** The families with a lit point and the colors of a palette. */
const litFamilies: readonly Family[] = ['lattice', 'contour', 'flow', 'orbits', 'strata', 'mosaic']
const families: readonly Family[] = [...litFamilies, 'portrait', 'mark', 'plot', 'tally']
const shapes: readonly Shape[] = ['wide', 'panorama', 'side', 'plate', 'strip', 'cover', 'cell', 'square', 'portrait']
const names = families.flatMap((family) => shapes.map((shape) => ({ seed: 'first-service', family, shape })))
const seeds = Array.from({ length: 200 }, (_, index) => `entry-${index}`)
const palette = { bg: '#000', fg: '#111', mid: '#222', soft: '#333', hot: '#444' }
const options = { seed: 'a', family: 'flow', palette, width: 480, height: 300 } as const

const isPart = (name: string): name is keyof typeof LOOK => Object.hasOwn(LOOK, name)

describe('random numbers', () => {
  test('is the same for the same seed, on every machine', () => {
    const random = randomOf('aldergate')
    expect([hash('aldergate'), random(), random()]).toMatchInlineSnapshot(`
      [
        3320774151,
        0.5682758376933634,
        0.42931303940713406,
      ]
    `)
    expect(noiseOf('aldergate')(1.5, 2.25)).toBe(noiseOf('aldergate')(1.5, 2.25))
  })

  test('differs between seeds and stays between 0 and 1', () => {
    expect(new Set(seeds.map((seed) => randomOf(seed)())).size).toBe(seeds.length)
    const all = seeds.flatMap((seed, index) => [randomOf(seed)(), noiseOf(seed)(index / 7, -index / 3)])
    expect(all.filter((value) => !(value >= 0 && value < 1))).toEqual([])
  })
})

describe('a drawing', () => {
  test.for(names)('$family in a $shape is the same each time, and whole', (name) => {
    const svg = artFile(name)
    expect(artFile({ ...name })).toBe(svg)
    const { width, height } = drawingOf(name.shape)
    expect(svg.startsWith(`<svg id="art" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"`)).toBe(true)
    expect(svg.endsWith('</svg>')).toBe(true)
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null|\[object/)
    expect(svg).not.toMatch(/<script|style=|\son\w+=|href=/)
  })

  test('keeps its bytes: a picture that a visitor knows does not change', () => {
    const pictures = (family: Family) => seeds.slice(0, 5).flatMap((seed) => shapes.map((shape) => artFile({ seed, family, shape })))
    const sumOf = (family: Family) => createHash('sha256').update(pictures(family).join('\n')).digest('hex').slice(0, 24)
    expect(Object.fromEntries(families.map((family) => [family, sumOf(family)]))).toMatchInlineSnapshot(`
      {
        "contour": "479c06e4eda05182baece6dd",
        "flow": "0915e0e8cea40f645981e110",
        "lattice": "9a568c1212975e3aa13e790e",
        "mark": "079134cb4a3bae8eb36251f2",
        "mosaic": "37ec2213b91e6c83be633cd5",
        "orbits": "f353797247dce274125d49ec",
        "plot": "4f33a8aefdcfdacfd540aaed",
        "portrait": "22ff4eaf8540404c125ff2a7",
        "strata": "bf456b26bb0f9e7312f99226",
        "tally": "4d154e1a2d2677dd2adf070b",
      }
    `)
  })

  test.for([...litFamilies, 'portrait' as const])('%s differs from seed to seed', (family) => {
    const few = seeds.slice(0, 20)
    expect(new Set(few.map((seed) => drawing({ ...options, family, seed }))).size).toBe(few.length)
  })

  test.for(litFamilies)('%s has the colours that it is given and no others', (family) => {
    const colours = [...drawing({ ...options, family }).matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour = '']) => colour)
    expect(colours.length).toBeGreaterThan(0)
    expect(colours.filter((colour) => ![...Object.values<string>(palette), 'none'].includes(colour))).toEqual([])
  })
})

describe('a portrait', () => {
  const look = {
    age: 'old',
    skin: 'deep',
    face: 'long',
    hair: 'bald',
    color: 'white',
    dress: 'tie',
    glasses: 'round',
    beard: 'full',
  } as const
  const faceOf = (seed: string) => drawing({ seed, family: 'portrait', palette, width: 300, height: 300 })

  test('has the look that is stated', () => {
    expect(lookOf(portraitSeed('first-person', look), randomOf('any'))).toEqual(look)
  })

  test('keeps what is made from the name when one part is stated', () => {
    const { glasses } = lookOf('first-person', randomOf('first-person'))
    expect(faceOf(portraitSeed('first-person', { glasses }))).toBe(faceOf('first-person'))
  })

  test.for(Object.keys(LOOK).flatMap((part) => (isPart(part) ? LOOK[part].map((word) => ({ part, word })) : [])))(
    'with $part $word differs from the others of its kind',
    ({ part, word }) => {
      const others = LOOK[part].filter((other) => other !== word)
      const withBeard = { ...look, hair: 'crop', color: 'black' } as const
      const draw = (value: string) => faceOf(portraitSeed('a', { ...withBeard, [part]: value }))
      expect(others.map(draw)).not.toContain(draw(word))
    },
  )

  test('has an address that can be parsed back, with its look', () => {
    const name = { seed: portraitSeed('first-person', look), family: 'portrait', shape: 'square' } as const
    expect(artNameOf(artUrl(name))).toEqual(name)
  })

  test('is small, and has no lit point', () => {
    const faces = seeds.map(faceOf)
    expect(Math.max(...faces.map(({ length }) => length))).toBeLessThan(3600)
    expect(faces.filter((face) => face.includes(palette.hot))).toEqual([])
  })
})

describe('a mark', () => {
  const markOf = (seed: string) => drawing({ seed, family: 'mark', palette, width: 300, height: 300 })

  test('differs from the other marks, in one color', () => {
    expect(new Set(MARKS.map(markOf)).size).toBe(MARKS.length)
    const colors = MARKS.flatMap((name) => [...markOf(name).matchAll(/(?:fill|stroke)="(#[^"]*)"/g)].map(([, color]) => color))
    expect(new Set(colors)).toEqual(new Set([palette.bg, palette.fg]))
  })

  test('of the company is its logo, with the lit point', () => {
    const own = markOf('aldergate')
    for (const part of [MARK.lines, MARK.points]) expect(own).toContain(`d="${part}" fill="none" stroke="${palette.fg}"`)
    expect(own).toContain(`d="M${MARK.lit.x} ${MARK.lit.y}h0" fill="none" stroke="${palette.hot}"`)
  })

  test('of an unknown name is one of them', () => {
    expect(MARKS.map(markOf)).toContain(markOf('unknown'))
  })
})

describe('the address of a drawing', () => {
  const own = shapes.filter((shape) => drawingOf(shape).drawing === shape)
  const cases = ['a', 'first-service', 'a-wide', 'lattice-a', '2024', 'a-lattice-side'].flatMap((seed) =>
    families.flatMap((family) => own.map((shape) => ({ seed, family, shape }))),
  )

  test('can be parsed back', () => {
    expect(cases.map((name) => artNameOf(artUrl(name)))).toEqual(cases)
    expect(cases.map((name) => artNameOf(`/${artFileName(name)}`))).toEqual(cases)
  })

  test('is distinct for every drawing', () => {
    expect(new Set(cases.map(artUrl)).size).toBe(cases.length)
  })

  test('of a frame that borrows a drawing is the address of that drawing', () => {
    expect(artUrl({ seed: 'a', family: 'flow', shape: 'portrait' })).toBe(artUrl({ seed: 'a', family: 'flow', shape: 'square' }))
    expect(artNameOf(artUrl({ seed: 'a', family: 'orbits', shape: 'portrait' }))?.shape).toBe('square')
  })

  test.for([
    '/art/cubes-a-wide.svg',
    '/art/lattice-a-round.svg',
    '/art/lattice-A-wide.svg',
    '/art/lattice-wide.svg',
    '/art/lattice-a-wide.png',
    '/art/lattice-a-wide.svg#other',
    '/art/../art/lattice-a-wide.svg',
    '/art/lattice-a-constructor.svg',
    '/media/lattice-a-wide.svg',
    '',
  ])('%j is no address of a drawing', (address) => {
    expect(artNameOf(address)).toBeUndefined()
  })

  test('knows families and shapes by name only', () => {
    expect([isFamily('flow'), isFamily('toString'), isShape('wide'), isShape('toString')]).toEqual([true, false, true, false])
  })
})

describe('a drawing in a narrower frame', () => {
  const width = 840
  const height = 320
  /** What a frame of 3:2 shows of the drawing, from left to right. */
  const shown = { xMin: [0, 480], xMid: [180, 660], xMax: [360, 840] } as const

  test.for(litFamilies)('of the family %s shows its lit point', (family) => {
    for (const seed of seeds) {
      const body = drawingBody({ seed, family, palette, width, height })
      const [, x] = /<circle cx="(-?\d+)" cy="-?\d+" r="[\d.]+" fill="none"/.exec(body) ?? []
      const [from, to] = shown[keptPart(body, width)]
      expect(Number(x), seed).toBeGreaterThan(from)
      expect(Number(x), seed).toBeLessThan(to)
    }
  })
})
