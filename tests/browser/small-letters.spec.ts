import { expect, test } from '@playwright/test'
import { LONG } from './support/suites'

/** Pixels, of what has to be read on a phone; a browser rounds what rem gives. */
const LEAST = 13.9

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone no text outside of drawings is smaller than 14 px', async ({ page }) => {
  for (const address of ['/', '/about/how-we-measure', '/blog', '/events']) {
    await page.goto(address)
    const small = await page.evaluate((least) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode
        if (!textContent?.trim() || !parentElement?.checkVisibility() || parentElement.closest('svg, script, style, .art')) continue
        const size = Number.parseFloat(getComputedStyle(parentElement).fontSize)
        if (size > 0 && size < least) found.push(`${textContent.trim()}: ${size} px`)
      }
      return found
    }, LEAST)
    expect.soft(small, address).toEqual([])
  }
})

/** In parts of the size of letters: what titles have, which a text below them must not inherit as a length. */
const CLOSEST = -0.025

test('letters of small texts stand as far apart as these need', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const address of ['/', '/services', '/industries', '/tags/security', '/about']) {
    await page.goto(address)
    const close = await page.locator('main *').evaluateAll(
      (elements, closest) =>
        elements.flatMap((element) => {
          const text = [...element.childNodes].find((node) => node instanceof Text && node.data.trim())?.textContent
          const { fontSize, letterSpacing } = getComputedStyle(element)
          const size = Number.parseFloat(fontSize)
          return text && size <= 18 && Number.parseFloat(letterSpacing) < closest * size ? [`${text.trim()}: ${letterSpacing}`] : []
        }),
      CLOSEST,
    )
    expect.soft(close, address).toEqual([])
  }
})

test('a low window shows the title of a page with its first button', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 })
  for (const address of ['/', '/services', '/about']) {
    await page.goto(address)
    await expect.soft(page.locator('main h1'), address).toBeInViewport({ ratio: 1 })
    await expect.soft(page.locator('main .button').first(), address).toBeInViewport({ ratio: 1 })
  }
  await page.goto('/contact')
  await expect(page.getByRole('main').getByRole('link', { name: 'hello@aldergate.example' }).first()).toBeInViewport({ ratio: 1 })
})

test('on a phone the home page is little more than nine windows long, and its footer no longer than one', LONG, async ({ page }) => {
  await page.goto('/')
  await page.locator('.site-footer').scrollIntoViewIfNeeded()
  expect((await page.locator('.site-footer').boundingBox())?.height).toBeLessThanOrEqual(844)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9.6 * 844)
})

test('rows of links on a phone are at least 28 px high, and those of the footer and of the way to a page 44', LONG, async ({ page }) => {
  await page.goto('/insights')
  for (const details of await page.locator('.footer-column summary').all()) await details.click()
  await expect(page.locator('.breadcrumbs a').first()).toHaveJSProperty('offsetHeight', 44)
  for (const [rows, least] of [
    ['.site-footer :is(.footer-column li, .legal li, .cities) > a, .site-footer summary', 43.9],
    ['.kind-list a', 28],
  ] as const) {
    const heights = await page.locator(rows).evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
    expect.soft(heights.length, rows).toBeGreaterThan(4)
    expect.soft(Math.min(...heights), rows).toBeGreaterThanOrEqual(least)
  }
})

test('on a phone pages for owners and those who check figures are not longer than they have to be', LONG, async ({ page }) => {
  for (const [address, most] of [
    ['/about', 9000],
    ['/investors', 8450],
    ['/about/how-we-measure', 6200],
  ] as const) {
    await page.goto(address)
    expect.soft((await page.locator('.site-footer').boundingBox())?.y, address).toBeLessThan(most)
  }
})

test('what is folded in the footer and in a list of figures on a phone opens without a script', LONG, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/about/how-we-measure')
  for (const [summary, shown] of [
    [
      page.locator('.site-footer').getByText('Company', { exact: true }),
      page.locator('.site-footer').getByRole('link', { name: 'Careers' }),
    ],
    [page.getByText('Satisfaction, with its counts'), page.getByRole('table')],
  ] as const) {
    await expect(shown).toBeHidden()
    await summary.click()
    await expect(shown).toBeVisible()
  }
  await context.close()
})

test('on the narrowest phones pictures of industries have one width', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/industries')
  const widths = await page
    .locator('.industry-cell > .art')
    .evaluateAll((all) => all.map((picture) => Math.round(picture.getBoundingClientRect().width)))
  expect(widths.length).toBeGreaterThan(1)
  expect(new Set(widths).size).toBe(1)
  expect(widths[0]).toBeGreaterThan(80)
})

test('links of feeds on a phone are at least 40 px high', LONG, async ({ page }) => {
  await page.goto('/feeds')
  const rows = page.locator('.subscription-table :is(th, td) > :is(a, button)')
  const heights = await rows.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(20)
  expect(Math.min(...heights)).toBeGreaterThan(39.9)
})
