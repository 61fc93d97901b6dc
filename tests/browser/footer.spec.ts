import { expect, test } from '@playwright/test'

/** Windows in which the name at the end of the footer is at its largest. */
const WIDTHS = [1280, 1440, 1920]

for (const width of WIDTHS)
  test(`at ${width} px the page ends where its footer ends`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/about')
    await page.evaluate(() => document.fonts.ready)
    const { end, footer } = await page.evaluate(() => {
      const { scrollHeight } = document.documentElement
      return { end: scrollHeight, footer: window.scrollY + (document.querySelector('body > footer')?.getBoundingClientRect().bottom ?? 0) }
    })
    // The height of a page is in whole pixels.
    expect(Math.abs(end - footer)).toBeLessThan(1)
  })
