import { expect, test } from 'vitest'
import { nextTheme, THEME_KEY, type Theme, themeOf } from '../../src/site/islands/theme-switch/theme'
import { smallSite } from '../renderer/graphs'
import { pagesOf } from '../renderer/made'

test.for([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  ['', 'system'],
  ['Dark', 'system'],
  ['"><script>', 'system'],
  ['toString', 'system'],
  [null, 'system'],
  [undefined, 'system'],
] as const)('the stored value %j is the theme %s', ([kept, theme]) => {
  expect(themeOf(kept)).toBe(theme)
})

test.for([
  ['light', ['dark', 'light', 'system']],
  ['dark', ['light', 'dark', 'system']],
] as const)('beside a %s system the switch goes to %j', ([system, themes]) => {
  const next = (theme: Theme) => nextTheme(theme, system === 'dark')
  expect([next('system'), next(themes[0]), next(themes[1])]).toEqual(themes)
})

test('the script that runs before the first paint reads what the switch writes', async () => {
  expect(pagesOf(await smallSite(), '/')[0]?.html()).toContain(`localStorage.${THEME_KEY}`)
})
