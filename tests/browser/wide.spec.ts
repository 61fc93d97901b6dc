import { expect, type Page, test } from '@playwright/test'
import { LONG } from './support/suites'

const PAGES = [
  '/services',
  '/services/cloud-infrastructure',
  '/industries/healthcare-life-sciences',
  '/case-studies/accelerating-payments-modernization',
  '/about',
  '/about/how-we-measure',
  '/blog/replacing-a-core-system',
  '/careers/senior-ai-ml-engineer',
  '/investors',
  '/technology',
]

/** The most letters on a line that people read with ease. */
const MOST_LETTERS = 90

/** Paragraphs whose lines have more letters than that, on average. */
const longLines = (page: Page) =>
  page.locator('main').evaluate((main, most) => {
    const texts = [...main.querySelectorAll('p, li, dd, figcaption')].filter(
      (text) => text.checkVisibility() && !text.querySelector('p, li, div'),
    )
    return texts.flatMap((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { height } = range.getBoundingClientRect()
      const words = text.textContent.trim()
      const lines = Math.round(height / Number.parseFloat(getComputedStyle(text).lineHeight))
      return words.length / Math.max(1, lines) > most ? [words] : []
    })
  }, MOST_LETTERS)

for (const width of [1920, 2560])
  test(`at ${width} px pages grow, and their lines do not`, LONG, async ({ page }) => {
    await page.setViewportSize({ width, height: 1080 })
    for (const address of PAGES) {
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      const widths = await page.locator('main .wrap').evaluateAll((boxes) => boxes.map((box) => box.clientWidth))
      expect(Math.max(...widths), address).toBeGreaterThan(1600)
      expect(await longLines(page), address).toEqual([])
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
      expect(scrollWidth, address).toBe(clientWidth)
    }
  })

/** The upper edges of boxes, in whole pixels of the page. */
const topsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((boxes) => boxes.map((box) => Math.round(box.getBoundingClientRect().top + scrollY)))

test('prices of the ways to work together are on one line, in windows of every width', LONG, async ({ page }) => {
  await page.goto('/services')
  for (const width of [1440, 1600, 1728, 1920]) {
    await page.setViewportSize({ width, height: 1000 })
    const tops = await topsOf(page, '#models .excerpt, [aria-labelledby="models"] .excerpt')
    expect(tops.length).toBe(3)
    expect(new Set(tops).size, `${width} px: ${tops.join()}`).toBe(1)
  }
})

test('programs that open in a row of cards are below it, as wide as the row, and move no card', async ({ page }) => {
  // Cards that rise into view are not at their places yet.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto('/events')
  const row = page.locator('.cols:has(> .event-card)')
  const boxesOf = (part: string) =>
    row.locator(part).evaluateAll((all) => all.map((one) => ({ ...one.getBoundingClientRect().toJSON(), y: 0, top: 0, bottom: 0 })))
  const [texts, facts] = [await boxesOf('> * > .body'), await topsOf(page, '.cols > .event-card > .body > .pair-list')]
  // All have three lines of title and text here.
  expect(facts.length).toBe(3)
  expect(new Set(facts).size).toBe(1)
  for (const card of [0, 2]) await row.locator('summary').nth(card).press('Enter')
  expect(await boxesOf('> * > .body')).toEqual(texts)
  expect(new Set(await topsOf(page, '.cols > .event-card > .body > .pair-list')).size).toBe(1)
  const controls = await row.locator('summary').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
  const [first, second] = [await row.locator('[open] > div').first().boundingBox(), await row.locator('[open] > div').last().boundingBox()]
  const whole = await row.boundingBox()
  if (!first || !second || !whole) throw new Error('A program is not shown.')
  for (const program of [first, second]) {
    expect(Math.abs(program.x - whole.x)).toBeLessThan(1)
    expect(Math.abs(program.width - whole.width)).toBeLessThan(1)
  }
  expect(first.y).toBeGreaterThanOrEqual(Math.max(...controls))
  expect(second.y).toBeGreaterThanOrEqual(first.y + first.height)
})

test('the program of the next event opens below its picture, as wide as both', LONG, async ({ page }) => {
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/events')
    const event = page.locator('.event-card.feature')
    const control = event.locator('summary')
    await control.scrollIntoViewIfNeeded()
    const before = await control.boundingBox()
    await control.click()
    expect(await control.boundingBox()).toEqual(before)
    const [card, caption, program] = await Promise.all(
      [event, event.locator('.caption'), event.locator('.disclosure > div')].map((part) => part.boundingBox()),
    )
    if (!card || !caption || !program) throw new Error('The next event has no program.')
    expect(Math.abs(program.x - card.x), `${width} px`).toBeLessThan(1)
    expect(Math.abs(program.width - card.width), `${width} px`).toBeLessThan(1)
    const height = await event.locator('.caption').evaluate((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getBoundingClientRect().height
    })
    expect(program.y - caption.y, `${width} px`).toBeGreaterThan(height)
  }
})

test('the picture of an unknown address is whole', LONG, async ({ page }) => {
  for (const width of [1440, 1728, 1920]) {
    await page.setViewportSize({ width, height: 1000 })
    await page.goto('/nope')
    const [hero, picture] = [await page.locator('.hero').boundingBox(), await page.locator('.broken-route .points').first().boundingBox()]
    expect((picture?.y ?? 0) + (picture?.height ?? Number.NaN)).toBeLessThan((hero?.y ?? 0) + (hero?.height ?? 0))
  }
})
