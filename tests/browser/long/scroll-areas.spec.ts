import { expect, type Page, test } from '@playwright/test'
import { ONLY_CHROMIUM } from '../support/suites'

/** Pages with tables that become blocks in narrow windows, and the sheets that lie in a row on phones. */
const PAGES = [
  '/blog/cloud-cost-as-an-engineering-metric',
  '/whitepaper/customer-identity',
  '/newsroom/iso-certification',
  '/legal/accessibility-conformance',
  '/legal/privacy-policy',
  '/about/how-we-measure',
  '/services',
]

/** Of the areas in sight that may scroll, whether each does, and whether it is a stop of the Tab key. */
const areasOf = (page: Page) =>
  page
    .locator('.table-scroll, .sample-sheets')
    .evaluateAll((all) =>
      all
        .filter((area) => area.checkVisibility())
        .map((area) => ({ scrolls: area.scrollWidth > area.clientWidth, isStop: area.getAttribute('tabindex') === '0' })),
    )

for (const [width, height] of [
  [320, 256],
  [390, 844],
  [640, 512],
  [1440, 900],
] as const)
  test(`tables and sheets are stops of the Tab key only where they scroll, in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const address of PAGES) {
      await page.goto(address)
      await expect.poll(async () => (await areasOf(page)).filter(({ scrolls, isStop }) => scrolls !== isStop), address).toEqual([])
    }
  })

test('sheets become a stop of the Tab key in a narrower window, and arrow keys scroll them', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 512 })
  await page.goto('/services')
  const sheets = page.locator('.sample-sheets')
  await expect(sheets).not.toHaveAttribute('tabindex')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(sheets).toHaveAttribute('tabindex', '0')
  await sheets.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => sheets.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await page.setViewportSize({ width: 640, height: 512 })
  await expect(sheets).not.toHaveAttribute('tabindex')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('tables stay a stop of the Tab key', ONLY_CHROMIUM, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto('/whitepaper/customer-identity')
    await expect(page.locator('.table-scroll').first()).toHaveAttribute('tabindex', '0')
  })
})
