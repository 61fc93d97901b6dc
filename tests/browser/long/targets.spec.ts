import { expect, test } from '@playwright/test'
import { patterns } from '../../../src/site/routes/patterns'
import { KINDS } from '../support/routes'
import { ONLY_CHROMIUM } from '../support/suites'
import { targetFaults } from '../support/targets'
import { wake } from '../support/wake'

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`what can be hit is hit, and is large enough on a page of each kind, at ${viewport.width} px`, ONLY_CHROMIUM, async ({ page }) => {
    test.slow()
    await page.setViewportSize(viewport)
    for (const address of [...KINDS, patterns.notFound, `${patterns.blog}${patterns.notFound}`])
      await test.step(address, async () => {
        await page.goto(address)
        await wake(page)
        expect.soft(await targetFaults(page), address).toEqual([])
      })
  })

for (const width of [390, 320])
  test(
    `links and controls that stand alone are 44 px high on a phone of ${width} px, also with a mouse`,
    ONLY_CHROMIUM,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      for (const [address, controls] of [
        [patterns.investors, '.figure-table > summary'],
        [patterns.about, '.figure-table > summary'],
        [patterns.careers, 'main .feed-links a'],
        [patterns.careers, '.page-intro p > a, #open-positions p:not(.feed-links) > a'],
        [patterns.industries, '.industry-cell .foot a'],
        [patterns.services, '.sheet .link'],
        [patterns.contact, '.direct-links a'],
        ['/tags/ai', '.subject-net a'],
        ['/blog/cloud-cost-as-an-engineering-metric', '.table-of-contents a'],
      ] as const) {
        await page.goto(address)
        await page.locator('main details:has(a)').evaluateAll((folds) => {
          for (const fold of folds) fold.toggleAttribute('open', true)
        })
        const heights = await page.locator(controls).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
        expect(heights.length, address).toBeGreaterThan(0)
        expect(Math.min(...heights), `${controls} of ${address}`).toBeGreaterThanOrEqual(43.9)
      }
    },
  )

for (const isOpen of [false, true])
  test(
    `the ${isOpen ? 'opened' : 'folded'} table of a chart keeps a distance from the row below it on phones`,
    ONLY_CHROMIUM,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(patterns.investors)
      if (isOpen) await page.locator('.figure-table > summary').click()
      const above = await page.locator(isOpen ? '.figure-table table' : '.figure-table > summary').boundingBox()
      const below = await page.locator('#revenue').locator('xpath=ancestor::section').locator('.fold').boundingBox()
      expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(16)
    },
  )
