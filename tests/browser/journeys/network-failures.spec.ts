import { expect, test } from '@playwright/test'
import { Listing } from '../support/listing'
import { readSitemap } from '../support/site'
import { blockStorage } from '../support/storage'
import { LONG } from '../support/suites'
import { expectToComeToLife, expectToSurviveFailures, reach, uncaught } from '../support/wake'
import { watchProblems } from '../support/watch'

/** Addresses that between them have every island and every enhancement, one of each kind of page that has some of its own. */
const ADDRESSES = ['/', '/insights', '/blog/cloud-cost-as-an-engineering-metric', '/technology', '/about', '/regions', '/search']

test('the tested addresses have every island and enhancement', LONG, async ({ page, request }) => {
  const { addresses } = await readSitemap(request)
  // Where nothing asks for Trusted Types, a test may parse what it likes.
  await page.goto('/favicon.svg')
  const [everywhere, here] = await page.evaluate(
    (lists) =>
      Promise.all(
        lists.map(async (list) => {
          const pages = list.map(async (address) => {
            const html = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html')
            return [...html.querySelectorAll<HTMLElement>('[data-island], [data-enhance]')].map(
              ({ dataset }) => dataset.island ?? dataset.enhance ?? '',
            )
          })
          return [...new Set((await Promise.all(pages)).flat())].toSorted()
        }),
      ),
    // The search page is in no sitemap.
    [[...addresses, '/search'], ADDRESSES],
  )
  expect(here?.length).toBeGreaterThan(15)
  expect(here).toEqual(everywhere)
})

test('everything comes to life without a complaint', LONG, async ({ page }) => {
  for (const address of ADDRESSES) await test.step(address, () => expectToComeToLife(page, address))
})

test('everything comes to life without storage', LONG, async ({ page, context }) => {
  await blockStorage(context)
  for (const address of ADDRESSES) await test.step(address, () => expectToComeToLife(page, address))
})

for (const address of ADDRESSES)
  test(`everything on ${address} comes to life though every file fails once`, LONG, ({ page }) => expectToSurviveFailures(page, address))

test('a page left during hydration reports no error', LONG, async ({ page }) => {
  const problems = watchProblems(page)
  for (const address of ['/about', '/blog', '/blog/cloud-security-best-practices', '/careers', '/search', '/contact']) {
    await page.goto(address)
    await reach(page)
  }
  await page.goto('/robots.txt')
  expect(problems).toEqual([])
})

test('a script with a fault is reported, and what waits for it is as it was', LONG, async ({ page }) => {
  const problems = watchProblems(page)
  await page.route('**/assets/hydrate-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("A fault")' }),
  )
  const list = new Listing(page)
  await page.goto('/blog')
  await list.chip('Security').dispatchEvent('click')
  await expect(list.island).toHaveAttribute('data-failed')
  await list.expectResults('Showing 6 results', 6)
  await expect.poll(() => problems).toContainEqual('uncaught: A fault')
})

test('offline after load, nothing complains, and everything works once the network is back', LONG, async ({ page }) => {
  const problems = watchProblems(page)
  await page.goto('/blog')
  // Not every browser can be taken offline here; without answers it is as good as that.
  await page.route('**', (route) => route.abort('internetdisconnected'))
  const list = new Listing(page)
  // One intent, no more: a pointer makes several, and the last one may still be failing as the network comes back.
  await list.chip('Security').dispatchEvent('click')
  await expect(list.island).toHaveAttribute('data-failed')
  await list.expectResults('Showing 6 results', 6)
  await page.unroute('**')
  await page.getByRole('heading', { level: 1 }).hover()
  await list.chip('Security').click()
  await list.expectResults('Showing 2 results for "Security"', 2)
  expect(uncaught(problems)).toEqual([])
})

test('where the loader does not come, what needs it is absent', LONG, async ({ page }) => {
  await page.route('**/assets/loader*', (route) => route.abort('connectionreset'))
  for (const [address, lost] of [
    ['/blog', page.getByRole('button', { name: 'Security', exact: true })],
    ['/contact', page.getByRole('button', { name: 'Next Step' })],
    ['/about', page.getByRole('button', { name: 'Open the chat assistant' })],
  ] as const) {
    await page.goto(address)
    await expect(lost).toBeHidden()
  }
  await page.goto('/contact')
  await expect(page.getByRole('textbox', { name: 'Project summary' })).toBeVisible()
  await page.goto('/regions')
  await expect(page.getByRole('heading', { name: 'Europe', exact: true })).toBeVisible()
})

test('the loader is asked for again once a visitor does something', LONG, async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'Firefox never asks again for a module that failed; the page stays as it is without scripts.')
  await page.route('**/assets/loader*', (route) => route.abort('connectionreset'), { times: 1 })
  await page.goto('/blog')
  const chip = page.getByRole('main').getByRole('button', { name: 'Security', exact: true })
  await expect(chip).toBeHidden()
  await page.keyboard.press('Tab')
  await chip.click()
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Showing 2 results for "Security"')
})

test('what is typed after the key of the search is in its field, however late that comes', LONG, async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/(?!loader)[^/]*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/')
  await page.keyboard.press('/')
  await page.keyboard.type('clo')
  release()
  await page.keyboard.type('ud')
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('cloud')
})
