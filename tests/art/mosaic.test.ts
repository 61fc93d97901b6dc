import { describe, expect, test } from 'vitest'
import { drawingBody } from '../../src/site/art/drawing'
import { artFile } from '../../src/site/art/file'
import { CELLS, SUBJECTS, subjectSeed } from '../../src/site/art/mosaic/subjects'
import { statingSeed } from '../../src/site/art/seed'

const palette = { bg: '#000', fg: '#111', mid: '#222', soft: '#333', hot: '#444' }
const options = { family: 'mosaic', palette, width: 480, height: 300 } as const

describe('a mosaic with a subject', () => {
  test.each(SUBJECTS)('of %s shows all of it in a frame that is higher than wide', (subject) => {
    const width = 440
    const body = drawingBody({ ...options, width, height: 630, seed: subjectSeed('retail', subject, 40) })
    const [, ...starts] = [...body.matchAll(/M(-?\d+) -?\d+(?:h(\d+))?/g)].map(
      ([, start = 0, along = 0]) => [Number(start), Number(along)] as const,
    )
    expect(Math.min(...starts.map(([start]) => start))).toBeGreaterThan(0)
    expect(Math.max(...starts.map(([start, along]) => start + along))).toBeLessThan(width)
  })

  test.each(SUBJECTS)('of %s has rows of one length, and one lit point', (subject) => {
    const { areas, lit } = CELLS[subject]
    expect(new Set(areas.map(({ length }) => length)).size).toBe(1)
    expect(areas[lit[1]]?.[lit[0]]).toMatch(/[#◤◥◢◣]/)
  })

  test.each(SUBJECTS)('of %s has a point for each client, no two of them at one place', (subject) => {
    for (const [count, shape] of [
      [35, 'wide'],
      [85, 'strip'],
    ] as const) {
      const svg = artFile({ seed: subjectSeed('retail', subject, count), family: 'mosaic', shape })
      const places = svg.match(/M\d+ \d+h0/g) ?? []
      // The lit one is a circle.
      expect(new Set(places).size).toBe(count - 1)
    }
  })

  test.each(SUBJECTS)('of %s has its points on one lattice', (subject) => {
    for (const count of [35, 45, 55, 60, 70, 85]) {
      const svg = artFile({ seed: subjectSeed('retail', subject, count), family: 'mosaic', shape: 'wide' })
      for (const axis of [1, 2]) {
        const places = [...svg.matchAll(/M(\d+) (\d+)h0/g)].map((place) => Number(place[axis]))
        const lines = [...new Set(places)].toSorted((one, other) => one - other)
        const gaps = lines.slice(1).map((line, index) => line - (lines[index] ?? 0))
        const steps = gaps.map((gap) => Math.round(gap / Math.min(...gaps)))
        const pitch = gaps.reduce((sum, gap) => sum + gap, 0) / steps.reduce((sum, step) => sum + step, 0)
        // Places are whole numbers, and a line between shapes has no points.
        for (const [index, gap] of gaps.entries()) expect(Math.abs(gap - (steps[index] ?? 0) * pitch)).toBeLessThan(1.5)
      }
    }
  })

  test('is another one for each subject, and for a word that is none it has cells alone', () => {
    const bodyOf = (stated: string) => drawingBody({ ...options, seed: statingSeed('retail', stated) })
    const bodies = [...SUBJECTS.map((subject) => `${subject}-40`), 'bars', 'unknown'].map(bodyOf)
    expect(new Set(bodies).size).toBe(bodies.length)
    expect(bodies.map((body) => body.match(/<circle/g)?.length)).toEqual([...SUBJECTS.map(() => 3), 3, 2])
  })
})
