import { expect, type Page, test } from '@playwright/test'
import { regionSelect } from '../support/header'
import { blockStorage } from '../support/storage'
import { LONG } from '../support/suites'
import { watchProblems } from '../support/watch'

const TABS = ['North America', 'Europe', 'Asia Pacific', 'Middle East & Africa']

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

/** One region is shown, and its tab says so. */
async function expectRegion(page: Page, name: string) {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1)
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  for (const other of TABS) {
    const heading = page.getByRole('main').getByRole('heading', { level: 3, name: other, exact: true })
    if (other === name) await expect(heading).toBeVisible()
    else await expect(heading).toHaveCount(0)
  }
}

/** Addresses of the page, and the region that each opens. */
const ADDRESSES = [
  ['/regions', 'North America'],
  ['/regions?region=global', 'North America'],
  ['/regions?region=us', 'North America'],
  ['/regions?region=uk', 'Europe'],
  ['/regions?region=apac', 'Asia Pacific'],
  ['/regions?region=mea', 'Middle East & Africa'],
  ['/regions?region=europe', 'Europe'],
  ['/regions?region=nowhere', 'North America'],
  ['/regions#asia-pacific', 'Asia Pacific'],
  ['/regions?region=uk#100%', 'Europe'],
] as const

for (const [address, region] of ADDRESSES)
  test(`${address} opens ${region}`, address === '/regions#asia-pacific' ? {} : LONG, async ({ page }) => {
    await page.goto(address)
    await expectRegion(page, region)
    await expect(page.getByRole('main').getByText('650+', { exact: true })).toBeVisible()
  })

test('a click opens a region, and Back the one before', LONG, async ({ page }) => {
  const problems = watchProblems(page)
  await page.goto('/regions')
  await expectRegion(page, 'North America')
  await tab(page, 'Europe').click()
  await expect(page).toHaveURL('/regions?region=europe')
  await expectRegion(page, 'Europe')
  await tab(page, 'Middle East & Africa').click()
  await expect(page).toHaveURL('/regions?region=middle-east-africa')
  await page.goBack()
  await expectRegion(page, 'Europe')
  await page.goBack()
  await expect(page).toHaveURL('/regions')
  await expectRegion(page, 'North America')
  await page.goForward()
  await expectRegion(page, 'Europe')
  // The United Kingdom is not Europe.
  await expect(regionSelect(page)).toHaveValue('global')
  await page.reload()
  await expectRegion(page, 'Europe')
  await expect(regionSelect(page)).toHaveValue('global')
  await tab(page, 'Asia Pacific').click()
  await expect(regionSelect(page)).toHaveValue('apac')
  expect(problems).toEqual([])
})

test('a click or Enter on the region that is open is no step of the history', LONG, async ({ page }) => {
  await page.goto('/regions?region=mea')
  await expectRegion(page, 'Middle East & Africa')
  await tab(page, 'Europe').click()
  await expectRegion(page, 'Europe')
  await tab(page, 'Europe').click()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await tab(page, 'North America').click()
  await expectRegion(page, 'North America')
  await page.goBack()
  await expectRegion(page, 'Europe')
  await page.goBack()
  await expectRegion(page, 'Middle East & Africa')
})

test('keys go round the tabs, and Tab into the region', async ({ page }) => {
  await page.goto('/regions')
  await expectRegion(page, 'North America')
  await tab(page, 'North America').focus()
  for (const [key, name] of [
    ['ArrowRight', 'Europe'],
    ['End', 'Middle East & Africa'],
    ['ArrowRight', 'North America'],
    ['ArrowLeft', 'Middle East & Africa'],
    ['Home', 'North America'],
    ['ArrowRight', 'Europe'],
  ] as const) {
    await page.keyboard.press(key)
    await expectRegion(page, name)
    await expect(tab(page, name)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel', { name: 'Europe', exact: true })).toBeFocused()
  // All the keys together are one step of the history.
  await page.goBack()
  await expectRegion(page, 'North America')
})

test('a link on the page to a region opens it', LONG, async ({ page }) => {
  await page.goto('/regions')
  await expectRegion(page, 'North America')
  await page.evaluate(() => {
    location.hash = 'europe'
  })
  await expectRegion(page, 'Europe')
})

test('everything works on a phone and where storage is blocked', LONG, async ({ page }) => {
  const problems = watchProblems(page)
  await blockStorage(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/regions?region=mea')
  await expectRegion(page, 'Middle East & Africa')
  await expect(tab(page, 'Middle East & Africa')).toBeInViewport({ ratio: 0.99 })
  await tab(page, 'Asia Pacific').click()
  await expectRegion(page, 'Asia Pacific')
  expect(problems).toEqual([])
})

test('offices say what time it is there, and which are open', async ({ page }) => {
  const problems = watchProblems(page)
  await page.clock.setFixedTime(new Date('2024-12-16T13:30:00Z'))
  await page.goto('/regions')
  const offices = page.locator('.office-hours li')
  await offices.first().scrollIntoViewIfNeeded()
  await expect(offices.filter({ hasText: 'London' })).toHaveText(/London\s*1:30\sPM\s*Open now/)
  await expect(offices.filter({ hasText: 'San Francisco' })).toHaveText(/5:30\sAM\s*Closed/)
  await expect(page.locator('.office-hours [data-now]')).toHaveAttribute('data-now', 'Now, 13:30 UTC')
  await expect(offices.and(page.locator('[data-open]'))).toHaveText([/London/, /Berlin/, /Dubai/, /Operations desk\s*24\/7\s*Open now/])
  expect(problems).toEqual([])
})

test('on a weekend offices say so, and their bars are thin', LONG, async ({ page }) => {
  // It is Saturday in Sydney and still Friday evening in San Francisco.
  await page.clock.setFixedTime(new Date('2024-12-14T02:24:00Z'))
  await page.goto('/regions')
  const offices = page.locator('.office-hours li')
  const bar = (city: string) => offices.filter({ hasText: city }).locator('path')
  await offices.first().scrollIntoViewIfNeeded()
  await expect(offices.filter({ hasText: 'Sydney' })).toHaveText(/1:24\sPM\s*Weekend/)
  await expect(offices.filter({ hasText: 'San Francisco' })).toHaveText(/6:24\sPM\s*Closed/)
  await expect(bar('Sydney')).toHaveCSS('stroke-width', '0.25px')
  await expect(bar('San Francisco')).toHaveCSS('stroke-width', '1px')
})

test('the phones of offices on the contact page say so, too', LONG, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2024-12-16T13:30:00Z'))
  await page.goto('/contact')
  const offices = page.getByRole('region', { name: 'Or call the office nearest to you' }).getByRole('listitem')
  await expect(offices).toHaveCount(10)
  await offices.first().scrollIntoViewIfNeeded()
  await expect(offices.filter({ hasText: 'London' })).toHaveText(/London\s*1:30\sPM\+44 20 7946 0142\s*Open now\s*Security, Data/)
  await expect(offices.and(page.locator('[data-open]'))).toHaveText([/London/, /Berlin/, /Dubai/, /Operations desk/])
})

test('Tab leads to the beginning of an open region, also where it is higher than the window', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await page.goto('/regions')
  await expectRegion(page, 'North America')
  await tab(page, 'North America').focus()
  await page.keyboard.press('Tab')
  const panel = page.getByRole('tabpanel')
  await expect(panel).toBeFocused()
  await expect.poll(async () => (await panel.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  expect((await panel.boundingBox())?.y).toBeLessThan(200)
})

test('the map of the world says what its points mean, and marks the region that the address names', LONG, async ({ page }) => {
  // A Wednesday on which it is afternoon in Europe.
  await page.clock.setFixedTime('2024-12-11T14:30:00Z')
  await page.goto('/regions')
  const names = page.locator('[data-region][data-aside]')
  await expectRegion(page, 'North America')
  await expect(names).toHaveCount(0)
  const key = page.locator('.office-hours .key')
  await key.scrollIntoViewIfNeeded()
  await expect(key).toBeVisible()
  await expect(key).toHaveText('Open now Closed')
  await tab(page, 'Europe').click()
  await expect(names.filter({ hasText: 'Toronto' }).first()).toBeAttached()
  await expect(names.filter({ hasText: /London|Berlin/ })).toHaveCount(0)
  await page.goBack()
  await expect(names).toHaveCount(0)
})
