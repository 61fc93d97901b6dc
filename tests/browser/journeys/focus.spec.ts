import { expect, type Page, test } from '@playwright/test'
import { themeSwitch } from '../support/header'
import { FIREFOX, LONG } from '../support/suites'
import { addWalk, stopOf, walkBack } from '../support/walk'

/** Opens a page, and waits until its script has added what takes the focus, too. */
async function openToWalk(page: Page, address: string) {
  await page.goto(address)
  await expect(themeSwitch(page)).toBeVisible()
}

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`what has the focus can be seen all the way back, at ${width} px`, width === 390 ? {} : LONG, async ({ page }) => {
    await addWalk(page)
    await page.setViewportSize({ width, height })
    for (const address of ['/about', '/services/ai-transformation', '/regions', '/blog/cloud-security-best-practices']) {
      await openToWalk(page, address)
      const stops = await walkBack(page)
      expect(stops.length, address).toBeGreaterThan(40)
      expect(stops.at(-1)?.name, address).toBe('A Skip to content')
      expect
        .soft(
          stops.filter(({ hidden }) => hidden !== '').map(({ hidden }) => hidden),
          address,
        )
        .toEqual([])
    }
  })

test('keys take the way that the walk in the page takes, and all of it can be seen', FIREFOX, async ({ page }) => {
  await addWalk(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await openToWalk(page, '/legal/accessibility')
  const names = (await walkBack(page)).map(({ name }) => name)
  await page.evaluate(() => window.focusWalk?.stops().at(-1)?.focus())
  expect(names.at(-1)).toBe('A Skip to content')
  for (const [index, name] of names.entries()) {
    // Not once more after the last: the focus would leave the page for the controls of the browser, and stay there for the next test.
    if (index > 0) await page.keyboard.press('Shift+Tab')
    await expect.poll(() => stopOf(page)).toEqual({ name, hidden: '' })
  }
})
