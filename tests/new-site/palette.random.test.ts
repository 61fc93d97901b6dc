import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { defaultAnswers } from '../../scripts/new/site/answers'
import { colorOf, oklchOf } from '../../scripts/new/site/color'
import { paletteOf, withPalette } from '../../scripts/new/site/palette'
import { contrast } from '../../src/engine/lib/contrast'
import { ROOT } from '../support/run-command'
import { SEED } from '../support/seed'

const css = await readFile(join(ROOT, 'starter/src/site/styles/palette.css'), 'utf8')

/** What the comments of the starter promise: a color, on which others it can be read, and how well. */
const promises = [...css.matchAll(/(--[\w-]+): .*at least ([\d.]+):1 on ([\w, -]+?) \*\//g)].flatMap(([, name = '', least, grounds = '']) =>
  grounds.split(', ').map((ground) => ({ name, ground: `--${ground}`, least: Number(least) })),
)

const anyColor = integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

test('a palette of any color keeps the promises of the starter', () => {
  expect(promises.length).toBeGreaterThan(10)
  assert(
    property(anyColor, (color) => {
      const palette = paletteOf(color)
      for (const { name, ground, least } of promises)
        for (const theme of ['light', 'dark'] as const)
          expect(
            contrast(palette.get(name)?.[theme] ?? '', palette.get(ground)?.[theme] ?? ''),
            `${name} on ${ground}`,
          ).toBeGreaterThanOrEqual(least)
    }),
    { seed: SEED, numRuns: 300 },
  )
})

test('a color that can be read as it is stays as it is', () => {
  expect(paletteOf('#9a4a12').get('--accent')?.light).toBe('#9a4a12')
})

test('a color becomes a shade and a color again without a change', () => {
  assert(
    property(anyColor, (color) => {
      expect(colorOf(oklchOf(color))).toBe(color)
    }),
    { seed: SEED },
  )
})

test('the palette of the starter is that of its color', () => {
  expect(withPalette(css, paletteOf(defaultAnswers('any').color))).toBe(css)
})
