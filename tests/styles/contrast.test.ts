import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrast } from '../../src/engine/lib/contrast'
import { type Look, mixed, type Promised, promisedIn, roleColors } from '../support/role-colors'
import { ROOT } from '../support/run-command'

/** How much of the color of text is in the ground of what the pointer is over, at most. */
const HOVER_TINT = 0.08
/** How much of its color is in the ground of the badge of an event. */
const BADGE_TINT = 0.11
/** What visitors who ask for more contrast get for text (WCAG 1.4.6). */
const MORE = 7

const THEMES = ['light', 'dark'] as const
const CONTRASTS = ['as it is', 'more'] as const
const LOOKS = THEMES.flatMap((theme) => CONTRASTS.map((asked): Look => ({ theme, contrast: asked, ground: 'page' })))

const promises = promisedIn(await readFile(join(ROOT, 'src/site/styles/tokens.css'), 'utf8'))

/** Which promises the colors do not keep, in words. */
function broken(all: readonly Promised[], colors: ReadonlyMap<string, string>): string[] {
  const colorOf = (role: string) => {
    const color = colors.get(role)
    if (!color?.startsWith('#')) throw new Error(`There is no color ${role}`)
    return color
  }
  return all.flatMap(({ role, ground, least }) => {
    const found = contrast(colorOf(role), colorOf(ground))
    return found < least ? [`${role} on ${ground}: ${found.toFixed(2)} and not ${least}`] : []
  })
}

test('what colors are for is promised in comments', () => {
  expect(promises.length).toBeGreaterThan(50)
  const promised = new Set(promises.flatMap(({ role, ground }) => [role, ground]))
  const others = [...roleColors({ theme: 'light', ground: 'page', contrast: 'as it is' }).keys()].filter((role) => !promised.has(role))
  expect(others).toEqual(['border', 'scrim'])
})

test.for(LOOKS)('each color keeps its promises in the $theme theme, with contrast $contrast', (look) => {
  expect(broken(promises, roleColors(look))).toEqual([])
})

test('a color that is too pale is seen', () => {
  const look: Look = { theme: 'light', ground: 'page', contrast: 'as it is' }
  const spoilt = new Map([...roleColors(look), ['text-subtle', '#8a958f']])
  expect(broken(promises, spoilt)).toContainEqual('text-subtle on bg: 2.87 and not 4.5')
})

describe('dark sections', () => {
  const least = (roles: readonly string[], ground: string, atLeast: number): Promised[] =>
    roles.map((role) => ({ role, ground, least: atLeast }))

  test.for(LOOKS)('have colors that can be read in the $theme theme, with contrast $contrast', (look) => {
    const onEach = (ground: string) => [
      ...least(['text', 'text-muted', 'brand'], ground, 4.5),
      ...least(['border-strong', 'signal', 'focus', 'primary', 'primary-hover'], ground, 3),
    ]
    const band = [...onEach('bg'), ...onEach('surface'), ...least(['text-subtle'], 'bg', 4.5), ...least(['text-subtle'], 'surface', 4.5)]
    expect(broken(band, roleColors({ ...look, ground: 'band' }))).toEqual([])
    expect(broken(onEach('bg'), roleColors({ ...look, ground: 'pine' }))).toEqual([])
  })
})

test.for(LOOKS)('text can be read under the pointer in the $theme theme, with contrast $contrast', (look) => {
  for (const ground of ['page', 'band', 'pine'] as const) {
    const colors = roleColors({ ...look, ground })
    const [text = '', bg = '', surface = ''] = ['text', 'bg', 'surface'].map((role) => colors.get(role))
    for (const behind of [bg, surface]) expect(contrast(text, mixed(text, HOVER_TINT, behind)), ground).toBeGreaterThanOrEqual(4.5)
  }
})

test.for(THEMES)('badges can be read on their tints in the %s theme', (theme) => {
  const colors = roleColors({ theme, ground: 'page', contrast: 'as it is' })
  const badges = [...colors].filter(([role]) => role.startsWith('event-'))
  expect(badges).toHaveLength(5)
  for (const [role, ink] of badges)
    for (const ground of ['bg', 'surface'])
      expect(contrast(ink, mixed(ink, BADGE_TINT, colors.get(ground) ?? '')), `${role} on ${ground}`).toBeGreaterThanOrEqual(4.5)
})

test.for(THEMES)('who asks for more contrast gets at least 7:1 for text in the %s theme', (theme) => {
  const texts = promises.filter(({ least }) => least >= 4.5).map((promise) => ({ ...promise, least: MORE }))
  expect(texts.length).toBeGreaterThan(35)
  expect(broken(texts, roleColors({ theme, ground: 'page', contrast: 'more' }))).toEqual([])
  const lines = promises.filter(({ role }) => role === 'border-strong').map(({ ground }) => ({ role: 'border', ground, least: 3 }))
  expect(broken(lines, roleColors({ theme, ground: 'page', contrast: 'more' }))).toEqual([])
})
