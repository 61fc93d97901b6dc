import { expect, test } from 'vitest'
import { nextTheme, THEME_KEY, themeOf } from '../../src/site/islands/theme-switch/theme'
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

test('the switch goes through all themes and starts again', () => {
  expect([nextTheme('system'), nextTheme('light'), nextTheme('dark')]).toEqual(['light', 'dark', 'system'])
})

test('the script that runs before the first paint reads what the switch writes', async () => {
  expect(pagesOf(await smallSite(), '/')[0]?.html()).toContain(`localStorage.getItem('${THEME_KEY}')`)
})
