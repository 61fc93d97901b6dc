import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrast } from '../../src/engine/lib/contrast'
import { ROOT } from '../support/run-command'

const THEMES = ['light', 'dark'] as const
const TONES = ['mist', 'pine', 'bark', 'signal'] as const
/** Grounds that links lie on; the second one under the pointer. */
const GROUNDS = ['bg', 'soft'] as const

const css = await readFile(join(ROOT, 'src/site/ui/media/Art.css'), 'utf8')

/** What the blocks of a selector set, as light and dark; later blocks win. */
const setBy = (selector: string) =>
  [...css.matchAll(/^ +(\S.*) \{([^{}]*)\}/gm)]
    .filter(([, found]) => found === selector)
    .flatMap(([, , block = '']) => [...block.matchAll(/--(a-\w+|focus-ring): (.+);/g)])
    .map(([, name = '', value = '']) => {
      const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? []
      return [name, { light, dark }] as const
    })

const plain = setBy('.art')
const colorsOf = (tone: (typeof TONES)[number]) => new Map([...plain, ...(tone === 'mist' ? [] : setBy(`.art[data-tone="${tone}"]`))])
const inWells = new Map([...plain, ...setBy('.well .art:where(:not([data-tone="pine"], [data-tone="bark"], [data-tone="signal"]))')])

const grounds = [...TONES.map((tone) => [tone, colorsOf(tone)] as const), ['mist in a well', inWells] as const].flatMap(([tone, colors]) =>
  THEMES.flatMap((theme) => GROUNDS.map((ground) => ({ tone, theme, ground, colors }))),
)

test.for(grounds)('the focus ring can be seen on --a-$ground of $tone, $theme', ({ theme, ground, colors }) => {
  const [, ring = 'none'] = /var\(--(a-\w+)\)$/.exec(colors.get('focus-ring')?.[theme] ?? '') ?? []
  expect(contrast(colors.get(ring)?.[theme] ?? '', colors.get(`a-${ground}`)?.[theme] ?? '')).toBeGreaterThanOrEqual(3)
})
