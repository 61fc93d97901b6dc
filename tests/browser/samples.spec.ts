import { expect, test } from '@playwright/test'
import { LONG } from './support/suites'

test('samples of documents are marked, have real text and tables, and lead to empty forms', async ({ page, request }) => {
  await page.goto('/services')
  const sheets = page.locator('.sample-sheets').getByRole('article')
  await expect(sheets).toHaveCount(3)
  for (const sheet of await sheets.all()) await expect(sheet.getByText(/^Sample/).first()).toBeVisible()
  const report = sheets.filter({ has: page.getByRole('heading', { name: 'Status report' }) })
  await expect(report.getByText('Sample 2/2')).toBeVisible()
  await expect(
    report.getByRole('table', { name: 'Where we are' }).getByRole('row', { name: 'Cost to date $410,000 $398,000' }),
  ).toBeVisible()
  for (const name of ['The empty rollback plan', 'The empty status report']) {
    const href = await page.getByRole('link', { name }).getAttribute('href')
    expect((await request.get(`${href}`)).status()).toBe(200)
  }
})

for (const width of [1440, 320])
  test(`no sheet is wider than its place, at ${width} px`, LONG, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/services')
    const wide = await page.locator('.sheet').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)
    expect(wide).toBe(0)
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  })
