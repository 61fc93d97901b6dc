import { expect, test as onSite } from '@playwright/test'
import { test as onBusySite } from './support/busy-site'
import { Listing } from './support/listing'
import { LONG } from './support/suites'

onSite.describe('the technologies', () => {
  onSite.use({ javaScriptEnabled: false })

  onSite('are all listed, no filter is shown, and the cards lead to their place', async ({ page }) => {
    await page.goto('/technology?category=Cloud')
    const section = page.getByRole('region', { name: 'All Technologies' })
    await expect(section.getByRole('status')).toHaveText('Showing 64 technologies')
    await expect(section.getByRole('listitem')).toHaveCount(64)
    await expect(section.locator('input')).toBeHidden()
    await expect(section.getByRole('button')).toHaveCount(0)
    await page.getByRole('region', { name: 'Categories' }).getByRole('link', { name: 'Security' }).click()
    await expect(page).toHaveURL(/#security$/)
    await expect(section.locator('#security')).toBeInViewport()
  })
})

onSite.describe('the insights', () => {
  onSite.use({ javaScriptEnabled: false })

  onSite('lead to the whole list of each kind before and after the selection', LONG, async ({ page }) => {
    await page.goto('/insights?category=Blog')
    const list = new Listing(page)
    await expect(list.search).toBeHidden()
    await page.getByRole('list', { name: 'All by kind' }).getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Blog (6)' }).click()
    await expect(page).toHaveURL('/blog')
  })
})

onBusySite.describe('the open positions', () => {
  onBusySite.use({ javaScriptEnabled: false })

  onBusySite('are all listed, and no filter is shown', LONG, async ({ page }) => {
    await page.goto('/careers?location=Remote')
    const section = page.getByRole('region', { name: 'Open Positions' })
    await expect(section.getByRole('status')).toHaveText('Showing 3 position(s)')
    await expect(section.getByRole('article')).toHaveCount(3)
    await expect(section.locator('input, select').filter({ visible: true })).toHaveCount(0)
    await expect(section.getByRole('button')).toHaveCount(0)
  })
})
