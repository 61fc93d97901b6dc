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
