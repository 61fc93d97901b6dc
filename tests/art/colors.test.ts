import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GROUNDS } from '../../src/site/art/grounds'
import { TONE_COLORS } from '../../src/site/art/tone-colors'
import { ROOT } from '../support/run-command'

const styles = (path: string) => readFile(join(ROOT, 'src/site', path), 'utf8')

describe('colors of pictures outside of pages', () => {
  test('are those of drawings in pages', async () => {
    // The blocks before those of both themes are those of light pages.
    const css = (await styles('ui/media/Art.css')).split('@supports (')[0] ?? ''
    for (const [tone, colors] of Object.entries(TONE_COLORS)) {
      const selector = tone === 'mist' ? '.art {' : `.art[data-tone="${tone}"] {`
      const block = css
        .split(selector)
        .slice(1)
        .flatMap((rest) => rest.split('}')[0] ?? [])
        .join('')
      const set = Object.fromEntries([...block.matchAll(/--a-(bg|fg|mid|soft|hot): (#\w+);/g)].map(([, name, color]) => [name, color]))
      expect(set, tone).toEqual(colors)
    }
  })

  test('are of the palette', async () => {
    const palette = await styles('styles/palette.css')
    for (const color of Object.values(GROUNDS).flatMap((ground) => Object.values(ground))) expect(palette).toContain(`: ${color};`)
  })
})
