import { expect } from '@playwright/test'
import { MORE_POSTS, test } from '../support/busy-site'
import { Listing } from '../support/listing'
import { LONG } from '../support/suites'
import { typeInto } from '../support/typing'

const TOTAL = 6 + MORE_POSTS
/** The most cards of a page. */
const PAGE = 24

test('a long list has pages, and its index is asked for once something is looked for', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('index.json')) asked.push(request.url())
  })
  const list = new Listing(page)
  await page.goto('/blog')
  await list.expectResults(`Showing ${TOTAL} results`, PAGE)
  await list.search.focus()
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByRole('link', { name: 'Page 2' })).toBeVisible()
  expect(asked).toEqual([])

  // The oldest of them stands on the second page.
  await typeInto(list.search, `note ${MORE_POSTS} of many`)
  await list.expectResults(`Showing 1 results matching "note ${MORE_POSTS} of many"`, 1)
  await expect(pages).toHaveCount(0)
  await typeInto(list.search, 'zero trust starts')
  await list.expectResults('Showing 1 results matching "zero trust starts"', 1)
  expect(asked).toHaveLength(1)
  await typeInto(list.search, '')
  await list.expectResults(`Showing ${TOTAL} results`, PAGE)
  await expect(pages).toBeVisible()
})

test('the second page searches the first one too', LONG, async ({ page }) => {
  const list = new Listing(page)
  await page.goto('/blog/page/2?q=zero+trust+starts')
  await list.expectResults('Showing 1 results matching "zero trust starts"', 1)
})

test('the index is asked for again where it fails as somebody types on', LONG, async ({ page }) => {
  let lose = () => {}
  const lost = new Promise<void>((resolve) => {
    lose = resolve
  })
  let asked = 0
  await page.route('**/blog/index.json', async (route) => {
    if (++asked > 1) return route.continue()
    await lost
    await route.abort('connectionreset')
  })
  const list = new Listing(page)
  await page.goto('/blog')
  const first = page.waitForRequest('**/blog/index.json')
  await typeInto(list.search, 'note')
  await first
  await typeInto(list.search, `note ${MORE_POSTS} of many`)
  lose()
  await list.expectResults(`Showing 1 results matching "note ${MORE_POSTS} of many"`, 1)
  await expect.poll(() => asked).toBe(2)
})

test('cards arrive 100 ms apart, also those that a filter brings in', LONG, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const list = new Listing(page)
  await page.goto('/blog')
  const delays = () =>
    page
      .getByRole('main')
      .locator('.stagger > *')
      .evaluateAll((cards) => cards.map((card) => Math.round(Number.parseFloat(getComputedStyle(card).animationDelay) * 1000)))
  const inTurn = (length: number) => Array.from({ length }, (_, index) => index * 100)
  // The featured one stands outside the grid.
  expect(await delays()).toEqual(inTurn(PAGE - 1))

  await list.chip('Security').click()
  await list.expectResults('Showing 2 results for "Security"', 2)
  expect(await delays()).toEqual(inTurn(1))
  await list.chip('All').click()
  await list.expectResults(`Showing ${TOTAL} results`, PAGE)
  expect(await delays()).toEqual(inTurn(PAGE - 1))
})
