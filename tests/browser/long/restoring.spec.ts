import { expect, test } from '@playwright/test'
import { holdLoader } from '../support/chunks'
import { LEAST_SHIFT, shiftsOf, watchShifts } from '../support/layout-shift'
import { Listing } from '../support/listing'

test.use({ viewport: { width: 390, height: 844 } })

for (const address of ['/insights?category=Blog', '/case-studies?q=cloud', '/technology?category=Cloud'])
  test(`${address} shows no list before it is the one of the address`, async ({ page }) => {
    await watchShifts(page)
    const release = await holdLoader(page)
    const main = page.getByRole('main')
    await page.goto(address, { waitUntil: 'commit' })
    await expect(main.getByRole('searchbox')).toBeVisible()
    const list = main.locator('[data-island]').filter({ has: page.locator('.filter-bar') })
    await expect(list.getByRole('heading').first()).toBeHidden()
    await expect(list.locator('p.results-line').first()).toBeHidden()
    const pressed = list.getByRole('button', { name: 'All', exact: true })
    await expect(pressed).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    release()
    await expect(list.locator('p.results-line').first()).toHaveText(/^Showing \d+ .*(Blog|cloud|Cloud)"$/)
    await expect(page.locator('html')).not.toHaveAttribute('data-restoring')
    expect(await shiftsOf(page)).toBeLessThan(LEAST_SHIFT.late)
  })

test('the hub shows nothing that the list of saved articles replaces, and nothing moves', async ({ page }) => {
  await watchShifts(page)
  const release = await holdLoader(page)
  const main = page.getByRole('main')
  await page.goto('/insights?saved', { waitUntil: 'commit' })
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  const list = new Listing(page)
  await expect(list.search).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  release()
  await expect(main.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(list.search).toBeHidden()
  expect(await shiftsOf(page)).toBeLessThan(LEAST_SHIFT.late)
})

for (const address of ['/insights?category=Blog', '/insights?saved'])
  test(`${address} shows the whole list where the loader does not come`, async ({ page }) => {
    await page.route('**/loader*.js', (route) => route.abort('connectionfailed'))
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
