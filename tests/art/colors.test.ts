import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { list, parse } from 'postcss'
import { describe, expect, test } from 'vitest'
import { contrast } from '../../src/engine/lib/contrast'
import { GROUNDS } from '../../src/site/art/grounds'
import { TONE_COLORS } from '../../src/site/art/tone-colors'
import { ROOT } from '../support/run-command'

const styles = (path: string) => readFile(join(ROOT, 'src/site', path), 'utf8')

/** What may not be seen without the middle tone: WCAG 1.4.11. */
const LEAST = 3

/** The colors of a property that a rule sets for a light page and a dark one. */
const inBoth = (value: string) => {
  const [light = value, dark = light] = list.comma(/^light-dark\((.*)\)$/.exec(value)?.[1] ?? value)
  return { light, dark }
}

/** What the rules of a file for browsers of today set for a selector, property by property. */
async function setIn(path: string, selector: string): Promise<ReadonlyMap<string, string>> {
  const set = new Map<string, string>()
  parse(await styles(path)).walkRules((rule) => {
    const isOld = rule.parent?.type === 'atrule' && 'params' in rule.parent && rule.parent.params.startsWith('not ')
    if (rule.selector === selector && !isOld) for (const node of rule.nodes) if (node.type === 'decl') set.set(node.prop, node.value)
  })
  return set
}

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

describe('marks in the middle tone can be seen on their ground', () => {
  test.for(Object.entries(TONE_COLORS))('of %s in files', ([, { mid, bg }]) => {
    expect(contrast(mid, bg)).toBeGreaterThanOrEqual(LEAST)
  })

  const ART = 'ui/media/Art.css'
  const WELL = '.well .art:where(:not([data-tone="pine"], [data-tone="bark"], [data-tone="signal"]))'
  const STORY = '.story-cell :where([data-tone="mist"])'
  test.for([
    [ART, '.art'],
    [ART, '.art[data-tone="pine"]'],
    [ART, '.art[data-tone="bark"]'],
    [ART, '.art[data-tone="signal"]'],
    [ART, WELL],
    ['ui/cards/StoryCell.css', STORY],
  ] as const)('of %s, %s', async ([path, selector]) => {
    const all = new Map([...(await setIn(ART, '.art')), ...(await setIn(path, selector))])
    const [mid, bg] = ['--a-mid', '--a-bg'].map((property) => inBoth(all.get(property) ?? ''))
    for (const theme of ['light', 'dark'] as const)
      expect(contrast(mid?.[theme] ?? '', bg?.[theme] ?? ''), theme).toBeGreaterThanOrEqual(LEAST)
  })
})
