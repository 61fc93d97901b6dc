import { expect, test } from '@playwright/test'
import { LONG } from './support/suites'

/**
 * Pixels of the highest row: two lines of groups, five lines of names together, and on phones five lines below the name of the practice.
 */
const HIGHEST = { 1440: 150, 1024: 150, 390: 160 } as const

for (const width of [1440, 1024, 390] as const)
  test(`what a practice works with is read in a few lines, at ${width} px`, width === 1024 ? LONG : {}, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/technology')
    const rows = page.getByRole('main').locator('.use-list > li')
    await expect(rows).toHaveCount(10)
    for (const row of await rows.all()) {
      const { height } = (await row.boundingBox()) ?? { height: Number.POSITIVE_INFINITY }
      expect.soft(height, `${await row.getByRole('heading').textContent()}`).toBeLessThan(HIGHEST[width])
    }
    // Categories begin on the same edges in all rows: those of three columns, or of two.
    const edges = await rows.locator('dt').evaluateAll((all) => all.map((term) => Math.round(term.getBoundingClientRect().x)))
    if (width > 390) expect(new Set(edges).size).toBe(width === 1440 ? 3 : 2)
    const names = rows.nth(3).getByRole('definition').filter({ hasText: 'Kubernetes' })
    await expect(names).toBeVisible()
    await expect(names).toHaveCSS('font-size', '15px')
    // Narrow windows leave out the words for categories, but not for those who listen.
    await expect(rows.nth(3).getByRole('term').filter({ hasText: 'DevOps' })).toHaveCount(1)
  })
