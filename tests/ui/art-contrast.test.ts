import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrast } from '../../src/engine/lib/contrast'
import { ROOT } from '../support/run-command'

const styles = (path: string) => readFile(join(ROOT, 'src/site', path), 'utf8')

/** A value for both themes, or `light-dark(…, …)`. */
const inThemes = (value: string): [string, string] => {
  const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? []
  return [light, dark]
}

const THEMES = ['light', 'dark'] as const

describe('the tones of drawings', async () => {
  const css = await styles('ui/media/Art.css')
  const blocksOf = (tone: string) =>
    [...css.matchAll(new RegExp(`${tone === 'mist' ? '\\.art' : `\\.art\\[data-tone="${tone}"\\]`} \\{([^}]*)\\}`, 'g'))]
      .map(([, block = '']) => block)
      .join('')
  const colorsOf = (tone: string, theme: number) =>
    new Map(
      [...blocksOf(tone).matchAll(/--a-(bg|fg|hot): (#[\da-f]{6}|light-dark.+);/g)].map(([, name = '', value = '']) => [
        name,
        inThemes(value)[theme] ?? '',
      ]),
    )

  test.for(['mist', 'pine', 'bark', 'signal'].flatMap((tone) => THEMES.map((theme, index) => ({ tone, theme, index }))))(
    'of $tone can carry text in $theme, and show their lit point',
    ({ tone, index }) => {
      const colors = colorsOf(tone, index)
      const ground = colors.get('bg') ?? ''
      expect(contrast(colors.get('fg') ?? '', ground)).toBeGreaterThanOrEqual(4.5)
      // The point is 16 px wide, with a ring.
      expect(contrast(colors.get('hot') ?? '', ground)).toBeGreaterThanOrEqual(2.9)
    },
  )
})
