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
