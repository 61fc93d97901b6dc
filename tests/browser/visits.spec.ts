import { chromium, expect, test } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../../scripts/chromium'
import { KINDS } from './support/routes'

/** The reason of a Chromium that is made without a cache of pages, as the headless shell is. */
const NO_CACHE = 'BackForwardCacheDisabledForDelegate'

test('every kind of page comes back from the cache of the browser as it was left', async ({ baseURL }) => {
  // Playwright keeps its Chromium from using the cache.
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage({ baseURL })
    const session = await page.context().newCDPSession(page)
    await session.send('Page.enable')
    let reasons: string[] = []
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons = notRestoredExplanations.map(({ reason }) => reason)
    })
    for (const address of KINDS) {
      await page.goto(address)
      await page.evaluate(() => {
        document.documentElement.dataset.left = ''
      })
      await page.goto(address === '/about' ? '/' : '/about')
      await page.goBack({ waitUntil: 'commit' })
      const isSame = await page.evaluate(() => 'left' in document.documentElement.dataset)
      test.skip(reasons.includes(NO_CACHE), 'this Chromium has no cache of pages')
      expect.soft([isSame, reasons], address).toEqual([true, []])
      reasons = []
    }
  } finally {
    await browser.close()
  }
})

test('a page is fetched ahead as a visitor reaches for its link, and no file or dialog is', async ({ page }) => {
  const ahead: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Preload.enable')
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') ahead.push(new URL(prefetchUrl).pathname)
  })
  await page.goto('/blog')
  await page.waitForLoadState('networkidle')
  expect(ahead).toEqual([])
  await page.getByRole('link', { name: 'Search the site' }).hover()
  await page.getByRole('link', { name: 'About', exact: true }).first().hover()
  await expect.poll(() => ahead).toEqual(['/about'])
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page).toHaveURL('/about')
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().deliveryType))).toEqual([
    'navigational-prefetch',
  ])
})
