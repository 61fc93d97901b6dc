import { expect, test } from '@playwright/test'
import { holdLoader } from '../support/chunks'
import { themeSwitch } from '../support/header'

for (const theme of ['light', 'dark'] as const)
  test(`before its script has come, the switch shows the ${theme} theme, and nothing else`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    const release = await holdLoader(page)
    await page.goto('/about', { waitUntil: 'commit' })
    const icons = themeSwitch(page).locator('svg')
    const shown = icons.nth(theme === 'light' ? 1 : 2)
    await expect(shown).toBeVisible()
    await expect(icons.filter({ visible: true })).toHaveCount(1)
    release()
    await expect(themeSwitch(page)).toHaveAccessibleName(`Color theme: ${theme === 'light' ? 'Light' : 'Dark'}`)
    await expect(shown).toBeVisible()
  })

test('the line below the net of the home page stays where it is when the control of the motion appears', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const release = await holdLoader(page)
  await page.goto('/', { waitUntil: 'commit' })
  const line = page.locator('.hero-foot > p')
  await expect(line).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const before = await line.boundingBox()
  release()
  await expect(page.getByRole('button', { name: 'Pause Motion' })).toBeVisible()
  expect(await line.boundingBox()).toEqual(before)
})
