import { expect, test } from '@playwright/test'
import { axeFindings } from '../support/axe'
import { colorOf, STATE_NAMES, type State, unreadableIn } from '../support/states'
import { ONLY_CHROMIUM } from '../support/suites'

test.use({ bypassCSP: true })

for (const colorScheme of ['light', 'dark'] as const)
  test(`what is pointed at, focused, selected, wrong or disabled can be read, ${colorScheme}`, ONLY_CHROMIUM, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const state of STATE_NAMES) {
      await page.goto('/contact')
      expect.soft(await unreadableIn(page, state), state).toEqual([])
    }
  })

for (const [state, content] of [
  ['hover', '.button:hover { background: #ddd; color: #fff }'],
  ['focus', 'a:focus-visible { color: #888 !important; background: #777 }'],
  ['selected', 'nav a[aria-current=true] { color: #888 !important; background: #777 }'],
  ['invalid', '[aria-invalid=true] { color: #faa; background: #fff }'],
  ['disabled', ':disabled { color: #bbb !important; background: #ccc !important }'],
] satisfies readonly (readonly [State, string])[])
  test(`a color that cannot be read in the state ${state} is seen there, and nowhere else`, ONLY_CHROMIUM, async ({ page }) => {
    await page.goto('/contact')
    await page.addStyleTag({ content })
    expect(await axeFindings(page, ['color-contrast'])).toEqual([])
    expect(await unreadableIn(page, state)).not.toEqual([])
  })

test.describe('with more contrast', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`texts have at least 7:1, and lines the color of text, ${colorScheme}`, ONLY_CHROMIUM, async ({ page }) => {
      for (const address of ['/contact', '/events', '/blog/cloud-security-best-practices']) {
        await page.emulateMedia({ colorScheme, contrast: 'no-preference', reducedMotion: 'reduce' })
        await page.goto(address)
        expect(await axeFindings(page, ['color-contrast-enhanced']), address).not.toEqual([])
        await page.emulateMedia({ contrast: 'more' })
        expect.soft(await axeFindings(page, ['color-contrast-enhanced']), address).toEqual([])
      }
      const colors = await Promise.all(['border', 'border-strong', 'text-subtle', 'text'].map((role) => colorOf(page, role)))
      expect(new Set(colors).size).toBe(1)
    })
})
