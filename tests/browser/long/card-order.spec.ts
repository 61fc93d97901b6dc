import { expect, type Locator, test } from '@playwright/test'

const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top)

test('the first text of an author and of a tag has its title below its kind, as rows have', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of ['/authors/mei-tanaka', '/authors/amara-okafor', '/tags/ai']) {
    await page.goto(address)
    const card = page.locator('.card.feature')
    expect(await topOf(card.getByRole('heading')), address).toBeGreaterThan(await topOf(card.locator('.meta')))
  }
})

for (const width of [1000, 1440])
  test(`what was done for industries without a page begins at one height, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/industries')
    const cells = page.locator('.industry-cell:has(.foot .link)')
    // From the top of the cell, since cells move one after the other while they appear.
    const tops = await cells.evaluateAll((all) =>
      all.map((cell) => (cell.querySelector('.foot')?.getBoundingClientRect().top ?? 0) - cell.getBoundingClientRect().top),
    )
    expect(tops).toHaveLength(2)
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1)
  })
