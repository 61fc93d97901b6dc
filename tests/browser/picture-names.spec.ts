import { expect, type Page, test } from '@playwright/test'
import { LONG } from './support/suites'

/** Pages whose pictures have names: a page for each form that takes some. */
const PAGES = [
  '/newsroom/global-expansion',
  '/newsroom/cybersecurity-partnership',
  '/newsroom/industry-award-2024',
  '/blog/ai-in-the-back-office',
  '/blog/edge-computing-next-decade',
  '/blog/zero-trust-for-suppliers',
  '/whitepaper/cloud-roi-framework',
  '/whitepaper/customer-identity',
  '/whitepaper/data-contracts',
  '/careers',
]

/** What is wrong with the names on the picture at the head of a page: those beyond its frame, and those that lie over each other. */
const faults = (page: Page) =>
  page
    .locator('figure > .art')
    .first()
    .evaluate((art) => {
      const frame = art.getBoundingClientRect()
      const names = [...art.querySelectorAll('text')]
        .map((name) => ({ text: name.textContent, box: name.getBoundingClientRect() }))
        // Those of the drawing for other windows have no boxes.
        .filter(({ box }) => box.width > 0)
      if (names.length === 0) return ['no names']
      const beyond = names.filter(
        ({ box }) => box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom,
      )
      // The boxes of letters have space above and below them.
      const over = names.filter(({ box }, index) =>
        names
          .slice(index + 1)
          .some(
            (other) =>
              box.left < other.box.right &&
              other.box.left < box.right &&
              Math.abs(box.top + box.bottom - other.box.top - other.box.bottom) / 2 < box.height * 0.62,
          ),
      )
      return [...beyond, ...over].map(({ text }) => text)
    })

test('names on pictures are within them, and apart, in windows of every width', LONG, async ({ page }) => {
  for (const address of PAGES) {
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await faults(page), `${address} at ${width} px`).toEqual([])
    }
  }
})

test('a wide table is a list of its rows on a phone, with the heads of its columns', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/newsroom/global-expansion')
  const table = page.locator('.table-scroll.stacked')
  const { scrollWidth, clientWidth } = await table.evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))
  expect(scrollWidth).toBe(clientWidth)
  const heads = await table
    .locator('tbody tr')
    .first()
    .locator('td')
    .evaluateAll((cells) => cells.slice(1).map((cell) => getComputedStyle(cell, '::before').content.replaceAll('"', '').trim()))
  expect(heads).toEqual(['Opens', 'People at opening', 'First practices', 'Led by'])
})
