import { expect, type Route, test } from '@playwright/test'
import { writeIndex } from '../../../src/site/islands/site-search/index-file'
import { searchEntries } from '../../support/search-entries'
import { splitIndex } from '../../support/split-search'
import { expectNoFindingsInSearch } from '../support/axe'
import { Finder } from '../support/finder'
import { blockStorage } from '../support/storage'
import { FIREFOX, LONG, ONLY_CHROMIUM } from '../support/suites'
import { typeInto } from '../support/typing'
import { watchProblems } from '../support/watch'

const PHONE = { width: 390, height: 844 }
const INDEX = '**/search-index.json'

for (const viewport of [undefined, PHONE])
  test.describe(viewport ? 'on a phone' : 'on a desk', () => {
    if (viewport) test.use({ viewport })

    test('a click opens the search, typing finds, Enter follows the first result', viewport ? LONG : FIREFOX, async ({ page }) => {
      const problems = watchProblems(page)
      const finder = new Finder(page)
      await page.goto('/about')
      await finder.open()
      await typeInto(finder.field, 'zero trust starts')
      await expect(finder.options.first().locator('mark')).toHaveText(['Zero trust starts'])
      await finder.expectMarked(/^Zero trust starts with your suppliers/)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/blog/zero-trust-for-suppliers')
      expect(problems).toEqual([])
    })

    test('the page of all results finds the same, by group', LONG, async ({ page }) => {
      const problems = watchProblems(page)
      await page.goto('/search?q=cloud')
      const main = page.getByRole('main')
      await expect(main.getByRole('status')).toHaveText(/^Showing \d+ results matching "cloud"$/)
      await expect(main.getByRole('region', { name: 'Services' }).getByRole('listitem')).toHaveCount(1)
      await expect(main.getByRole('heading', { name: 'Pages by section' })).toBeHidden()
      await main.getByRole('button', { name: 'Insights', exact: true }).click()
      await expect(page).toHaveURL('/search?q=cloud&category=insights')
      await expect(main.getByRole('region', { name: 'Insights' }).getByRole('listitem')).toHaveCount(4)
      await expect(main.getByRole('region', { name: 'In the text' }).getByRole('listitem')).toHaveCount(3)
      await expect(main.getByRole('status')).toHaveText('Showing 8 results for "Insights" matching "cloud"')
      await main.getByRole('link', { name: 'Cloud cost is an engineering metric' }).click()
      await expect(page).toHaveURL('/blog/cloud-cost-as-an-engineering-metric')
      expect(problems).toEqual([])
    })

    // The long suite looks at the other theme of each.
    test('axe finds nothing in the open dialog', { tag: [LONG.tag, ONLY_CHROMIUM.tag] }, ({ page }) =>
      expectNoFindingsInSearch(page, viewport ? 'dark' : 'light'),
    )
  })

test('mistyped words find what is close, and say that it is', async ({ page }) => {
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await typeInto(finder.field, 'privcy')
  await expect(finder.dialog.getByRole('group', { name: 'Close matches' }).getByRole('option').first()).toHaveAccessibleName(
    /^Privacy Policy/,
  )
  await expect(finder.options.first().locator('mark')).toHaveText('Privacy')
})

test('nothing found says so and offers pages', LONG, async ({ page }) => {
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await typeInto(finder.field, 'zeppelin')
  await expect(finder.status).toHaveText('0 results')
  await expect(finder.dialog.getByRole('heading', { name: 'Nothing matches “zeppelin”' })).toBeVisible()
  await expect(finder.dialog.getByRole('link', { name: 'All results' })).toHaveCount(0)
  await expect(finder.field).toHaveAttribute('aria-expanded', 'false')
  await finder.dialog.getByRole('link', { name: /^Case Studies/ }).click()
  await expect(page).toHaveURL('/case-studies')
})

test('searches are remembered on this device until they are cleared', LONG, async ({ page }) => {
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await expect(finder.dialog.getByText('Recent searches')).toHaveCount(0)
  await typeInto(finder.field, 'hipaa')
  await expect(finder.options.locator('mark')).toHaveText(['HIPAA'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/industries/healthcare-life-sciences')

  await finder.open()
  await finder.dialog.getByRole('button', { name: 'hipaa' }).click()
  await expect(finder.field).toHaveValue('hipaa')
  await expect(finder.status).toHaveText('1 result')
  await typeInto(finder.field, '')
  await finder.dialog.getByRole('button', { name: 'Clear' }).click()
  await expect(finder.field).toBeFocused()
  await expect(finder.dialog.getByText('Recent searches')).toHaveCount(0)
  await page.reload()
  await finder.open()
  await expect(finder.dialog.getByRole('heading', { name: 'Popular pages' })).toBeVisible()
  await expect(finder.dialog.getByText('Recent searches')).toHaveCount(0)
})

test('where storage is blocked, the search works and remembers nothing', LONG, async ({ page }) => {
  await blockStorage(page.context())
  const problems = watchProblems(page)
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await typeInto(finder.field, 'hipaa')
  await expect(finder.options.locator('mark')).toHaveText(['HIPAA'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/industries/healthcare-life-sciences')
  expect(problems).toEqual([])
})

test('without an index the search says so, and tries again', LONG, async ({ page }) => {
  let isDown = true
  await page.route(INDEX, (route) => (isDown ? route.abort('connectionfailed') : route.continue()))
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await finder.field.pressSequentially('clou')
  await expect(finder.dialog.getByRole('heading', { name: 'Search didn’t load' })).toBeVisible()
  await expect(finder.dialog.getByRole('link', { name: 'Site map' })).toHaveAttribute('href', '/search')
  isDown = false
  await finder.field.press('d')
  await expect(finder.status).toHaveText(/^\d+ results$/)
})

test('a text typed while the index is failing is answered once it can be had', LONG, async ({ page }) => {
  const held: Route[] = []
  await page.route(INDEX, (route) => (held.length === 0 ? void held.push(route) : route.continue()))
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await finder.field.pressSequentially('cloud')
  await expect(finder.field).toHaveValue('cloud')
  await held[0]?.abort('connectionfailed')
  await expect(finder.status).toHaveText(/^\d+ results$/)
})

test('a large index is searched by a worker, and only the newest answer is shown', LONG, async ({ page }) => {
  const problems = watchProblems(page)
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await page.route(INDEX, (route) => route.fulfill({ contentType: 'application/json', body: writeIndex(searchEntries(1200)) }))
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await finder.field.pressSequentially('needle')
  await expect(finder.status).toHaveText('1 result')
  await finder.expectMarked(/^Needle /)
  await typeInto(finder.field, 'neddle')
  await expect(finder.dialog.getByRole('group', { name: 'Close matches' }).getByRole('option')).toHaveAccessibleName(/^Needle /)
  expect(workers).toHaveLength(1)
  expect(problems).toEqual([])
})

test('an index in parts is searched like one file, and a part that does not come is asked for again', {
  tag: [LONG.tag, ONLY_CHROMIUM.tag],
}, async ({ page }) => {
  const { files } = splitIndex(searchEntries(2500))()
  const asked: string[] = []
  let isBroken = false
  const answer = (route: Route) => {
    const { pathname } = new URL(route.request().url())
    asked.push(pathname)
    const body = files.get(pathname)
    return isBroken || body === undefined ? route.abort() : route.fulfill({ contentType: 'application/json', body })
  }
  await page.route(INDEX, answer)
  await page.route('**/parts/*.json', answer)
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await typeInto(finder.field, 'needle')
  await expect(finder.status).toHaveText('1 result')
  await finder.expectMarked(/^Needle /)
  await typeInto(finder.field, 'neddle')
  await expect(finder.dialog.getByRole('group', { name: 'Close matches' }).getByRole('option').first()).toHaveAccessibleName(/^Needle /)
  expect(new Set(asked).size).toBe(asked.length)
  isBroken = true
  await typeInto(finder.field, 'tion')
  await expect(finder.dialog.getByRole('alert')).toBeVisible()
  isBroken = false
  await typeInto(finder.field, 'tio')
  await expect(finder.dialog.getByRole('alert')).toHaveCount(0)
  await expect(finder.options.first()).toBeVisible()
})

test('results that come late leave the focus in the field where another search was begun', {
  tag: [LONG.tag, ONLY_CHROMIUM.tag],
}, async ({ page }) => {
  const { files } = splitIndex(searchEntries(2500))()
  const answer = (route: Route) =>
    route.fulfill({ contentType: 'application/json', body: files.get(new URL(route.request().url()).pathname) })
  await page.route(INDEX, answer)
  await page.route('**/parts/*.json', answer)
  await page.goto('/search?q=tion')
  const main = page.getByRole('main')
  const more = main.getByRole('button', { name: 'Show More' }).first()
  const rows = main.locator('.hit-row')
  await expect(more).toBeVisible()
  const before = await rows.count()
  // A search of parts waits for further letters.
  await more.click()
  const field = main.getByRole('searchbox')
  await field.press('End')
  await field.press('s')
  await field.press('Backspace')
  await expect.poll(() => rows.count()).toBeGreaterThan(before)
  await expect(field).toBeFocused()
})

test('a result on the page that is open closes the dialog and goes to its place', LONG, async ({ page }) => {
  const finder = new Finder(page)
  await page.goto('/technology')
  await finder.open()
  await typeInto(finder.field, 'postgresql')
  await finder.options.filter({ hasText: 'Database' }).click()
  await expect(page).toHaveURL('/technology#database')
  await expect(finder.dialog).toHaveCount(0)
})

test('Enter leads to all results where nothing is marked', LONG, async ({ page }) => {
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await typeInto(finder.field, 'zeppelin')
  await expect(finder.status).toHaveText('0 results')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=zeppelin')
  await expect(page.getByRole('heading', { name: 'Nothing matches “zeppelin”' })).toBeVisible()
})
