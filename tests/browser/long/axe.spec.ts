import { test } from '@playwright/test'
import { notFoundSections } from '../../../pages/not-found/sections'
import { expectNoFindings, expectNoFindingsInSearch } from '../support/axe'
import { readSitemap, share } from '../support/site'
import { ONLY_CHROMIUM } from '../support/suites'

/** Runs of the whole site that go side by side. */
const PARTS = 4

for (let part = 0; part < PARTS; part++)
  test(
    `axe finds nothing on any page, wide and light, narrow and dark (${part + 1} of ${PARTS})`,
    ONLY_CHROMIUM,
    async ({ page, request }) => {
      test.slow()
      const { addresses } = await readSitemap(request)
      const lost = ['/nope', ...notFoundSections.map(({ section }) => `${section}/nope`)]
      await expectNoFindings(page, share([...addresses, ...lost], part, PARTS), ['wide and light', 'narrow and dark'])
    },
  )

for (const { name, viewport, colorScheme } of [
  { name: 'on a desk', viewport: { width: 1280, height: 720 }, colorScheme: 'dark' },
  { name: 'on a phone', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
] as const)
  test(`axe finds nothing in the open dialog of the search, ${name}, ${colorScheme}`, ONLY_CHROMIUM, async ({ page }) => {
    await page.setViewportSize(viewport)
    await expectNoFindingsInSearch(page, colorScheme)
  })
