import { expect, type Page, test } from '@playwright/test'

/** Pages with figures of four characters and more in narrow columns. */
const PAGES = ['/', '/regions', '/newsroom/industry-award-2024', '/case-studies/accelerating-payments-modernization']

/** The figures of a page with a word that is wider than its column, so that it breaks in two. */
const broken = (page: Page) =>
  page.locator('.fact-list dd').evaluateAll((figures) =>
    figures
      .filter((figure) => figure.checkVisibility())
      .flatMap((figure) => {
        const probe = document.createElement('span')
        probe.style.cssText = 'position: absolute; visibility: hidden; white-space: nowrap'
        figure.append(probe)
        const text = figure.textContent.trim()
        const widest = Math.max(
          ...text.split(/\s+/).map((word) => {
            probe.textContent = word
            return probe.getBoundingClientRect().width
          }),
        )
        probe.remove()
        return widest > figure.getBoundingClientRect().width ? [text] : []
      }),
  )

for (const width of [1920, 1280, 1024, 320])
  test(`at ${width} px figures stay whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const address of PAGES) {
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      expect(await page.locator('.fact-list dd').count(), address).toBeGreaterThan(0)
      expect(await broken(page), address).toEqual([])
    }
  })
