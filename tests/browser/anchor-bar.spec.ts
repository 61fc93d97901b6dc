import { expect, type Page, test } from '@playwright/test'
import { LONG } from './support/suites'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Parts of this page' })

test('links to the parts of a long page stay below the header, above the part that one leads to, and mark it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/about/how-we-measure')
  await bar(page).getByRole('link', { name: 'Satisfaction' }).click()
  const title = page.locator('#satisfaction-title')
  await expect(title).toBeInViewport({ ratio: 1 })
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  await expect(bar(page).locator('[aria-current]')).toHaveText(['Satisfaction'])
  const edges = async (...parts: readonly ReturnType<Page['locator']>[]) =>
    Promise.all(parts.map((part) => part.evaluate((element) => element.getBoundingClientRect()).then(({ top, bottom }) => [top, bottom])))
  const [[, headerEnd = 0] = [], [start = 0, end = 0] = [], [titleStart = 0] = []] = await edges(page.getByRole('banner'), bar(page), title)
  expect(start).toBeGreaterThanOrEqual(Math.floor(headerEnd))
  expect(titleStart).toBeGreaterThan(end)
})

for (const [width, height] of [
  [1280, 560],
  [390, 844],
] as const)
  test(`they take nothing of a window of ${width} by ${height} pixels`, LONG, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/about/how-we-measure#satisfaction')
    await expect(page.locator('#satisfaction-title')).toBeInViewport()
    await expect(bar(page)).not.toBeInViewport()
  })

test('the focus ring of a link on this page is clear of its letters, and whole', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/blog/cloud-cost-as-an-engineering-metric')
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first()
  await page.keyboard.press('Tab')
  await link.focus()
  const ring = await link.evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element)
    const list = element.closest('nav')?.getBoundingClientRect().left ?? Number.NaN
    return {
      offset: Number.parseFloat(outlineOffset),
      width: Number.parseFloat(outlineWidth),
      room: element.getBoundingClientRect().left - list,
    }
  })
  expect(ring.offset).toBeGreaterThan(0)
  expect(ring.room).toBeGreaterThanOrEqual(ring.offset + ring.width)
})
