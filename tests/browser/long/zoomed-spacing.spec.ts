import { expect, test } from '@playwright/test'
import { pageKinds } from '../../../scripts/built-addresses'
import { patterns } from '../../../src/site/routes/patterns'
import { brokenWords } from '../support/broken-words'
import { openChat } from '../support/chat'
import { InquiryPage } from '../support/inquiry'
import { enlargeLetters, spaceLetters } from '../support/letters'
import { readSitemap } from '../support/site'
import { ONLY_CHROMIUM } from '../support/suites'

/** A window of 1280 by 1024 px at four times its size. */
test.use({ bypassCSP: true, viewport: { width: 320, height: 256 } })

for (const standard of [16, 32])
  test(
    `no page is wider than a window of 320 px with letters of ${standard} px and the widest spacing`,
    ONLY_CHROMIUM,
    async ({ page, request }) => {
      test.slow()
      await enlargeLetters(page, standard)
      const { addresses } = await readSitemap(request)
      for (const address of standard === 16 ? addresses : pageKinds(addresses, patterns).map(({ address }) => address)) {
        await page.goto(address)
        await spaceLetters(page)
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320)
      }
    },
  )

test('no number of dates and hours breaks with large letters and the widest spacing', ONLY_CHROMIUM, async ({ page }) => {
  await enlargeLetters(page)
  for (const [address, part] of [
    ['/events', '.day-date span'],
    ['/investors', '.pair-list time'],
    ['/legal', '.foot time'],
    ['/authors', '.card-figure'],
  ] as const) {
    await page.goto(address)
    await spaceLetters(page)
    const broken = await brokenWords(page.locator(part))
    expect
      .soft(
        broken.filter((word) => /\d/.test(word)),
        address,
      )
      .toEqual([])
  }
})

test('all tables of the accessibility report are as wide as a narrow window with the widest spacing', ONLY_CHROMIUM, async ({ page }) => {
  await enlargeLetters(page)
  await page.goto('/legal/accessibility-conformance')
  await spaceLetters(page)
  const sideways = await page.locator('.table-scroll').evaluateAll((all) => all.map((table) => table.scrollWidth - table.clientWidth))
  expect(Math.max(...sideways)).toBeLessThanOrEqual(0)
})

test('lines beside figures are wider than words in a narrow window with large letters', ONLY_CHROMIUM, async ({ page }) => {
  await enlargeLetters(page)
  await page.goto('/about')
  expect(await brokenWords(page.locator('.figure-panel p, .story-now strong'))).toEqual([])
})

test('a message that is higher than the window begins in sight', ONLY_CHROMIUM, async ({ page }) => {
  await enlargeLetters(page)
  await page.goto('/contact')
  const inquiry = new InquiryPage(page)
  await inquiry.fillAll()
  await inquiry.submit.click()
  await expect(inquiry.failure).toBeFocused()
  const title = inquiry.failure.locator('b')
  await expect(title).toBeInViewport({ ratio: 0.5 })
  expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(0)
})

test('the assistant shows lines of its greeting with large letters, below its buttons', ONLY_CHROMIUM, async ({ page }) => {
  await enlargeLetters(page)
  await page.goto('/')
  const { chat, messages } = await openChat(page)
  const visible = await messages.first().evaluate((message) => message.closest('.messages')?.clientHeight)
  expect(visible).toBeGreaterThan(120)
  const close = await chat.getByRole('button', { name: 'Close' }).boundingBox()
  expect((await chat.locator('.chat-log').boundingBox())?.y).toBeGreaterThanOrEqual((close?.y ?? 0) + (close?.height ?? 0))
})
