import { expect, type Page, test } from '@playwright/test'
import { LONG } from './support/suites'

const matrix = (page: Page) => page.getByRole('main').locator('.use-matrix')

test('in a narrow window each stop of the Tab key can be seen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/technology')
  const links = await matrix(page).getByRole('link').all()
  expect(links.length).toBeGreaterThan(10)
  await links[0]?.focus()
  for (const link of links) {
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport({ ratio: 1 })
    const text = await link.textContent()
    // What is clipped is not at its own place.
    const isSeen = await link.evaluate((element) => {
      const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect.soft(isSeen, `${text}`).toBe(true)
    await page.keyboard.press('Tab')
  }
})

for (const width of [1280, 390])
  test(
    `each dot that is filled has its name below it or in the line of names, at ${width} px`,
    width === 390 ? {} : LONG,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/technology')
      const row = matrix(page).getByRole('row').nth(2)
      const cells = row.getByRole('cell')
      let named = 0
      for (const cell of await cells.all()) {
        const dots = cell.locator('path:not(.all)')
        const count = (await dots.count()) === 0 ? 0 : `${await dots.getAttribute('d')}`.split('M').length - 1
        const names = cell.locator('.names')
        if (count === 0) await expect(names).toHaveCount(0)
        else {
          await expect(names).toBeVisible()
          expect(`${await names.textContent()}`.split(', ')).toHaveLength(count)
        }
        named += count
      }
      expect(named).toBeGreaterThan(3)
    },
  )
