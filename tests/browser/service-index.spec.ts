import { expect, type Page, test } from '@playwright/test'
import { LONG } from './support/suites'

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('region', { name: /practices/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

test('a row of the index of services leads to the page that begins with its figure', async ({ page }) => {
  await page.goto('/')
  const row = rowOf(page, 'Data & Analytics')
  await expect(row).toContainText('3 days')
  // The whole row is the link.
  await row.click({ position: { x: 8, y: 8 } })
  await expect(page).toHaveURL('/services/data-analytics')
  await expect(page.getByRole('definition').first()).toHaveText('3 days')
})

test('a row also has the texts that a cell of the list of services has', LONG, async ({ page }) => {
  await page.goto('/')
  const row = rowOf(page, 'Data & Analytics')
  const outcomes = row.getByRole('list', { name: 'Key outcomes' })
  await expect(outcomes).toBeHidden()
  const more = row.locator('summary')
  await expect(more).toHaveText('Key outcomes, Data & Analytics')
  await more.click()
  await expect(outcomes.getByRole('listitem')).toHaveText(['One definition per metric', '60% fewer ad-hoc requests'])
  await expect(row.getByRole('list', { name: 'Capabilities' })).toContainText('+4 more')
  await expect(page).toHaveURL('/')
})

test('on a phone a row is sign, name and figure', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const row = rowOf(page, 'Data & Analytics')
  await expect(row.getByText('3 days')).toBeVisible()
  await expect(row.locator('summary')).toBeHidden()
  const [name, figure] = [await row.getByRole('heading').boundingBox(), await row.locator('.num').boundingBox()]
  expect(Number(name?.x) + Number(name?.width)).toBeLessThanOrEqual(Number(figure?.x))
  expect(Number(figure?.x) + Number(figure?.width)).toBeCloseTo(370, 0)
})
