import { expect, type Route, test } from '@playwright/test'
import { Finder } from '../support/finder'
import { LONG } from '../support/suites'
import { typeInto } from '../support/typing'
import { watchProblems } from '../support/watch'

test('words that only a text has are found with their sentence, which links to its section', async ({ page }) => {
  const problems = watchProblems(page)
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await typeInto(finder.field, 'broker with a disk')
  const sentences = finder.dialog.getByRole('group', { name: 'In the text' }).getByRole('option')
  await expect(sentences.first()).toContainText('A broker with a disk')
  await expect(sentences.first().locator('mark')).toHaveText(['broker', 'disk'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/^[^#]*\/blog\/edge-computing-next-decade#/)
  await expect(page.locator(':target')).toBeInViewport()
  expect(problems).toEqual([])
})

test('sentences follow the other results, which do not wait for them', LONG, async ({ page }) => {
  const main = page.getByRole('main')
  const held: Route[] = []
  await page.route('**/search-texts.json', (route) => void held.push(route))
  await page.goto('/search?q=claims')
  await expect(main.getByRole('region', { name: 'Best match' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'In the text' })).toHaveCount(0)
  await expect.poll(() => held.length).toBe(1)
  await held[0]?.continue()
  await expect(main.getByRole('region').last()).toHaveAccessibleName('In the text')
  await page.unroute('**/search-texts.json')
  await page.goto('/search?q=rollback&category=services')
  await expect(main.getByRole('region', { name: 'In the text' }).getByRole('link').first()).toHaveAttribute('href', /^\/services\//)
})

test('without the index of texts there are the other results', LONG, async ({ page }) => {
  await page.route('**/search-texts.json', (route) => route.abort('connectionfailed'))
  await page.goto('/search?q=cloud')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Showing \d+ results matching "cloud"$/)
  await page.goto('/search?q=spreadsheet')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Nothing matches “spreadsheet”' })).toBeVisible()
})

test('a section of a page is found by what stands in it, says its page, and is seen below the header', LONG, async ({ page }) => {
  const finder = new Finder(page)
  await page.goto('/industries')
  await finder.open()
  await typeInto(finder.field, 'ruth calloway')
  await finder.expectMarked(/^Engineers first, and still reviewing work About\s· Leadership\s· Ruth Calloway/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/about#leadership')
  const heading = page.getByRole('heading', { name: 'Engineers first, and still reviewing work' })
  await expect(heading).toBeInViewport({ ratio: 1 })
  const header = await page.getByRole('banner').boundingBox()
  const { y = 0 } = (await heading.boundingBox()) ?? {}
  expect(y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})
