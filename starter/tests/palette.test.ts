import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrast } from '#engine/lib/contrast'

const css = readFileSync(join(import.meta.dirname, '../src/site/styles/palette.css'), 'utf8')

/** The colors of the palette by name, each for light and for dark. */
const colors = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g)].map(([, name = '', ...themes]) => [name, themes]),
)

/** The contrasts stated in comments: a color, its least contrast, and the backgrounds that it applies to. */
const promises = [...css.matchAll(/--([\w-]+): .*at least ([\d.]+):1 on ([\w, -]+?) \*\//g)].flatMap(([, name = '', least, grounds = '']) =>
  grounds.split(', ').flatMap((ground) => ['light', 'dark'].map((theme, index) => ({ name, ground, theme, index, least: Number(least) }))),
)

test('the palette promises how well its colors can be read', () => {
  expect(promises.length).toBeGreaterThan(10)
})

test.for(promises)('$name on $ground has at least $least:1 in $theme', ({ name, ground, index, least }) => {
  expect(contrast(colors.get(name)?.[index] ?? '', colors.get(ground)?.[index] ?? '')).toBeGreaterThanOrEqual(least)
})
