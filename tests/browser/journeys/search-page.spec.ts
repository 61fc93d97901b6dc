import { expect, type Route, test } from '@playwright/test'
import { openWithHeader } from '../support/header'
import { LEAST_SHIFT, shiftsOf, watchShifts } from '../support/layout-shift'
import { LONG } from '../support/suites'
import { typeInto } from '../support/typing'

test('the search page keeps one history entry per pause, and Back gives the words before', LONG, async ({ page, browserName }) => {
  await page.clock.install({ time: new Date('2024-12-15T09:00:00Z') })
  const field = page.getByRole('main').getByRole('searchbox')
  const status = page.getByRole('main').locator('p.results-line[aria-hidden]')
  await page.goto('/about')
  await page.goto('/search')
  await field.hover()
  await page.waitForLoadState('networkidle')
  // A slow typist makes pauses.
  await page.clock.pauseAt(new Date('2024-12-15T10:00:00Z'))
  await typeInto(field, 'cloud')
  await expect(status).toContainText('matching "cloud"')
  await page.clock.runFor(700)
  await expect(page).toHaveURL('/search?q=cloud')
  await typeInto(field, 'hipaa')
  await page.clock.runFor(700)
  await expect(page).toHaveURL('/search?q=hipaa')
  await page.goBack()
  await expect(field).toHaveValue('cloud')
  await expect(status).toHaveText(/^Showing \d+ results matching "cloud"$/)
  await page.goBack()
  await expect(field).toHaveValue('')
  await expect(page.getByRole('heading', { name: 'Pages by section' })).toBeVisible()
  // The driver of Firefox waits for a load that a page from its cache does not have.
  if (browserName === 'firefox') return
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('the first result is seen above the keyboard of a phone', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 440 })
  await page.goto('/search')
  await typeInto(page.getByRole('main').getByRole('searchbox'), 'cloud')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('main').getByRole('searchbox')).toBeInViewport({ ratio: 1 })
})

test('on the search page the keys enter its field', LONG, async ({ page }) => {
  await openWithHeader(page, '/search')
  await page.keyboard.press('/')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()
})

test('the line of results is there before its first words, or they would not be read aloud', LONG, async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/search')
  await expect(main.getByRole('status')).toBeEmpty()
  await main.getByRole('status').evaluate((line) => line.setAttribute('data-same', ''))
  await typeInto(main.getByRole('searchbox'), 'cloud')
  await expect(main.getByRole('status')).toHaveText(/^Showing \d+ results matching "cloud"$/)
  await expect(main.getByRole('status')).toHaveAttribute('data-same')
})

test('a button that disappears with its subject leaves the focus at its place', LONG, async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/search?q=zeppelin&category=insights')
  await main.getByRole('button', { name: 'Clear Filters' }).press('Enter')
  await expect(page).toHaveURL('/search?q=zeppelin')
  await expect(main.getByRole('searchbox')).toBeFocused()

  await page.goto('/search?q=a&category=insights')
  const links = main.getByRole('region', { name: 'Insights' }).getByRole('link')
  // The best of the first twelve stands before them.
  await expect(links).toHaveCount(11)
  const more = main.getByRole('button', { name: 'Show More' })
  await expect(more).toHaveAccessibleDescription('Insights')
  await more.press('Enter')
  await expect(links.nth(11)).toBeFocused()
})

test('nothing moves while the results of an address load, and they are counted once', LONG, async ({ page }) => {
  const main = page.getByRole('main')
  const held = new Map<string, Route>()
  await page.setViewportSize({ width: 390, height: 844 })
  await watchShifts(page)
  for (const name of ['search-index.json', 'search-texts.json']) await page.route(`**/${name}`, (route) => void held.set(name, route))
  await page.goto('/search?q=cloud')
  await expect(main.getByRole('searchbox')).toHaveValue('cloud')
  await expect(main.getByRole('heading', { name: 'Pages by section' })).toBeHidden()
  await expect(main.getByRole('status')).toHaveText('Searching…')
  await held.get('search-index.json')?.continue()
  await expect(main.getByRole('region', { name: 'Services' })).toBeVisible()
  await expect(main.getByRole('status')).toHaveText('Searching…')
  await expect.poll(() => held.has('search-texts.json')).toBe(true)
  await held.get('search-texts.json')?.continue()
  await expect(main.getByRole('status')).toHaveText(/^Showing \d+ results matching "cloud"$/)
  // A word of the bar at the top may get its font after the first picture.
  expect(await shiftsOf(page)).toBeLessThan(LEAST_SHIFT.late)
})

test('the site map is there where the loader cannot be loaded, also for an address with a search', async ({ page }) => {
  await page.route('**/loader*.js', (route) => route.abort('connectionfailed'))
  await page.goto('/search?q=cloud')
  await expect(page.getByRole('heading', { name: 'Pages by section' })).toBeVisible()
})

test('drawings of results are asked for as they come into sight', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/search?q=cloud')
  const last = page.getByRole('main').locator('.art > svg').last()
  await expect(last).toBeAttached()
  await page.waitForLoadState('networkidle')
  await expect(last.locator('use')).toHaveCount(0)
  await last.scrollIntoViewIfNeeded()
  await expect(last.locator('use')).toHaveCount(1)
})
