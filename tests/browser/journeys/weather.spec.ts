import { expect, type Page, test } from '@playwright/test'
import { Listing } from '../support/listing'
import { KINDS } from '../support/routes'
import { watchProblems } from '../support/watch'
import { blockStorage, failOnce } from '../support/weather'

/** Reaches for everything on a page that waits for a visitor. */
const reach = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-island], [data-enhance]')) element.dispatchEvent(new FocusEvent('focusin'))
  })

/** Does so, and waits until nothing more is asked for. */
async function wake(page: Page) {
  await reach(page)
  await page.waitForLoadState('networkidle')
}

const uncaught = (problems: readonly string[]) => problems.filter((text) => text.startsWith('uncaught:'))

for (const address of KINDS) {
  test(`everything on ${address} comes to life without a complaint`, async ({ page }) => {
    const problems = watchProblems(page)
    await page.goto(address)
    await wake(page)
    expect(problems).toEqual([])
  })

  test(`everything on ${address} comes to life without storage`, async ({ page, context }) => {
    await blockStorage(context)
    const problems = watchProblems(page)
    await page.goto(address)
    await wake(page)
    expect(problems).toEqual([])
  })
}

for (const address of ['/', '/blog', '/contact', '/technology', '/regions', '/search'])
  test(`everything on ${address} comes to life though every file fails once`, async ({ page }) => {
    const problems = watchProblems(page)
    const failed = await failOnce(page)
    const arrived = new Set<string>()
    page.on('response', (response) => arrived.add(new URL(response.url()).pathname))
    await page.goto(address)
    await expect(async () => {
      await wake(page)
      expect(failed.length).toBeGreaterThan(2)
      expect(failed.filter((path) => !arrived.has(path))).toEqual([])
    }).toPass()
    expect(uncaught(problems)).toEqual([])
  })

test('a page that is left as it comes to life has nothing to complain of', async ({ page }) => {
  const problems = watchProblems(page)
  for (const address of ['/about', '/blog', '/blog/cloud-security-best-practices', '/careers', '/search', '/contact']) {
    await page.goto(address)
    await reach(page)
  }
  await page.goto('/robots.txt')
  expect(problems).toEqual([])
})

test('a script with a fault is reported, and what waits for it is as it was', async ({ page }) => {
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

test('offline after load, nothing complains, and everything works once the network is back', async ({ page }) => {
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

test('where the loader does not come, what needs it is absent', async ({ page }) => {
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

test('the loader is asked for again once a visitor does something', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'Firefox never asks again for a module that failed; the page stays as it is without scripts.')
  await page.route('**/assets/loader*', (route) => route.abort('connectionreset'), { times: 1 })
  await page.goto('/blog')
  const chip = page.getByRole('main').getByRole('button', { name: 'Security', exact: true })
  await expect(chip).toBeHidden()
  await page.keyboard.press('Tab')
  await chip.click()
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Showing 2 results for "Security"')
})

test('what is typed after the key of the search is in its field, however late that comes', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (/loader/.test(route.request().url())) return route.continue()
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.goto('/')
  await page.keyboard.press('/')
  await page.keyboard.type('cloud', { delay: 30 })
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('cloud')
})
