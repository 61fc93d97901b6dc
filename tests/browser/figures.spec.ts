import { expect, test } from '@playwright/test'
import { brokenWords } from './support/broken-words'
import { LONG } from './support/suites'

/** Pages with figures of four characters and more in narrow columns. */
const PAGES = ['/', '/regions', '/newsroom/industry-award-2024', '/case-studies/accelerating-payments-modernization']

for (const width of [1920, 1280, 1024, 320])
  test(`at ${width} px figures stay whole, in the fallback of their font too`, width === 320 ? {} : LONG, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.route('**/*.woff2', (route) => route.abort())
    for (const address of PAGES) {
      await page.goto(address)
      expect(await page.locator('.fact-list dd').count(), address).toBeGreaterThan(0)
      expect(await brokenWords(page.locator('.fact-list dd')), address).toEqual([])
    }
  })
