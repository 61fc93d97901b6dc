import { expect, type Page, test } from '@playwright/test'

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

test('the names of dots are those of their drawing, and nothing of the page covers another row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/technology')
  const row = matrix(page).getByRole('row').nth(2)
  const drawings = row.getByRole('img')
  const texts = await row.innerText()
  await drawings.first().hover()
  expect(await row.innerText()).toBe(texts)
  const named = await drawings.locator('title').allTextContents()
  const used = named.flatMap((names) => (names === 'None' ? [] : names.split(', ')))
  expect(used.length).toBeGreaterThan(3)
  expect(`${await row.locator('.names').textContent()}`.split(', ')).toEqual(used)
})
