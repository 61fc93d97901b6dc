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
    // Cells move one after the other while they appear.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/industries')
    const work = page.locator('.industry-cell .foot:has(.link)')
    const tops = await work.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top))
    expect(tops).toHaveLength(2)
    expect(new Set(tops.map(Math.round)).size).toBe(1)
  })
