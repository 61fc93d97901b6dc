import { expect, test } from '@playwright/test'
import { ONLY_CHROMIUM } from '../support/suites'

test('paper has the addresses of links, and no word that asks for a click', ONLY_CHROMIUM, async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/services', '/events']) {
    await page.goto(path)
    await expect(page.getByText(/^\+\d+ more$/).filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('.more-link:not([href])').filter({ visible: true })).toHaveCount(0)
  }
  await page.goto('/investors')
  const link = page.locator('.more-link[href*="how-we-measure"]').first()
  const address = await link.evaluate((node) => getComputedStyle(node, '::after').content)
  expect(address).toMatch(/^" \(https:\/\/.+how-we-measure/)
})

test('tables have no shadow at their edge on paper', ONLY_CHROMIUM, async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/investors')
  await expect(page.locator('.figure-table').first()).toHaveCSS('background-image', 'none')
})

test('paper names the files to download, and has phone and email of the company on every page', ONLY_CHROMIUM, async ({ page }) => {
  await page.setViewportSize({ width: 660, height: 900 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/services')
  const brochure = page.getByRole('main').getByRole('link', { name: /^Download Brochure/ })
  await expect(brochure.getByText('Download Brochure')).toBeVisible()
  expect(await brochure.evaluate((node) => getComputedStyle(node, '::after').content)).toMatch(/^" \(https:\/\/.+services\.pdf/)
  const bar = page.locator('.top-bar')
  for (const text of ['+1 (415) 555-0142', 'hello@aldergate.example']) await expect(bar.getByText(text)).toBeVisible()
  await expect(bar.getByText('Investors')).toBeHidden()
})

test(
  'paper ends with who to call, not with what asks for a click, and links of samples have their address',
  ONLY_CHROMIUM,
  async ({ page }) => {
    await page.setViewportSize({ width: 660, height: 900 })
    await page.emulateMedia({ media: 'print' })
    await page.goto('/services')
    await expect(page.locator('.call-to-action')).toBeHidden()
    const footer = page.getByRole('contentinfo')
    for (const text of ['+1 (415) 555-0142, hello@aldergate.example', 'London']) await expect(footer.getByText(text)).toBeVisible()
    await expect(footer.getByRole('link').filter({ visible: true })).toHaveCount(0)
    const form = page.getByRole('link', { name: 'The empty rollback plan' })
    expect(await form.evaluate((node) => getComputedStyle(node, '::after').content)).toMatch(/^" \(https:.+#tools/)
  },
)

test('both values of a service are on one line of paper', ONLY_CHROMIUM, async ({ page }) => {
  await page.setViewportSize({ width: 658, height: 900 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/services')
  await page.evaluate(() => document.fonts.ready)
  const lines = await page
    .locator('.service-list .values')
    .evaluateAll((all) => all.map((one) => new Set([...one.children].map((value) => value.getBoundingClientRect().top)).size))
  expect(lines).toEqual(Array.from(lines, () => 1))
})

test('the values of a service stand clear of its outcomes on paper', ONLY_CHROMIUM, async ({ page }) => {
  await page.setViewportSize({ width: 658, height: 900 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/services')
  await page.evaluate(() => document.fonts.ready)
  const gaps = await page.locator('.service-list > li').evaluateAll((rows) =>
    rows.map((row) => {
      const words = document.createRange()
      const sidesOf = (part: string, side: 'left' | 'right') =>
        [...row.querySelectorAll(part)].flatMap((one) => {
          words.selectNodeContents(one)
          return [...words.getClientRects()].map((line) => line[side])
        })
      return Math.min(...sidesOf('details :is(li, p)', 'left')) - Math.max(...sidesOf('.change-figure > *', 'right'))
    }),
  )
  expect(gaps.length).toBeGreaterThan(5)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(14)
})

test('all services have the same colors on paper', ONLY_CHROMIUM, async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/services')
  for (const part of ['.name > p:not(.excerpt)', '.name > .excerpt', '.outcome']) {
    const colors = await page
      .locator(`.service-list > li ${part}`)
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).color))
    expect(colors.length, part).toBeGreaterThan(1)
    expect(new Set(colors).size, part).toBe(1)
  }
})
