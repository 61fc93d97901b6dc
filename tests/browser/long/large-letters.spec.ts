import { expect, test } from '@playwright/test'
import { brokenWords } from '../support/broken-words'
import { Finder } from '../support/finder'
import { InquiryPage } from '../support/inquiry'
import { enlargeLetters } from '../support/letters'
import { ONLY_CHROMIUM } from '../support/suites'

test.use({ viewport: { width: 390, height: 844 } })
test.beforeEach(({ page }) => enlargeLetters(page))

test('what the search finds is described whole with letters of twice the size', ONLY_CHROMIUM, async ({ page }) => {
  await page.goto('/about')
  const finder = new Finder(page)
  await finder.open()
  await finder.field.pressSequentially('cloud')
  const texts = finder.options.locator('span span')
  await expect(texts.first()).toBeVisible()
  expect(await texts.evaluateAll((all) => all.filter((text) => text.scrollHeight > text.clientHeight + 1))).toEqual([])
})

test('what failed is said above the steps with letters of twice the size', ONLY_CHROMIUM, async ({ page }) => {
  await page.goto('/contact')
  const inquiry = new InquiryPage(page)
  await inquiry.fillAll()
  await inquiry.submit.click()
  await expect(inquiry.failure).toBeInViewport()
  const { y = 0 } = (await inquiry.failure.boundingBox()) ?? {}
  expect(y).toBeLessThan((await inquiry.form.getByRole('list').first().boundingBox())?.y ?? 0)
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })
  test('the mail address of the plain form breaks after its sign only', ONLY_CHROMIUM, async ({ page }) => {
    await page.goto('/contact')
    expect(await brokenWords(page.locator('form a[href^="mailto:"]'))).toEqual([])
  })
})

test('names of categories stand apart above the points of what practices use', ONLY_CHROMIUM, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/technology')
  const gaps = await page.locator('.use-list .heads > span > span').evaluateAll((all) => {
    const boxes = all.map((name) => {
      const range = document.createRange()
      range.selectNodeContents(name)
      return range.getBoundingClientRect()
    })
    return boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? left))
  })
  expect(gaps).toHaveLength(7)
  expect(Math.min(...gaps)).toBeGreaterThan(12)
})

test('titles of an article are larger than its text, and its code grows with both', ONLY_CHROMIUM, async ({ page }) => {
  await page.goto('/blog/cloud-cost-as-an-engineering-metric')
  const sizeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const text = await sizeOf('.prose > p')
  expect(await sizeOf('.prose > h2')).toBeGreaterThan(1.15 * text)
  expect(await sizeOf('main h1')).toBeGreaterThan(await sizeOf('.prose > h2'))
  expect(await sizeOf('.code-block code')).toBeGreaterThan(0.8 * text)
})

test('cards below a study have the width of the page each', ONLY_CHROMIUM, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/case-studies/norrland-steel-quality')
  const widths = await page.locator('.cols > .card').evaluateAll((cards) => cards.map((card) => card.clientWidth))
  expect(widths.length).toBeGreaterThan(1)
  expect(Math.min(...widths)).toBeGreaterThan(1200)
})

test('headings leave room for the links to themselves', ONLY_CHROMIUM, async ({ page }) => {
  await page.goto('/whitepaper/data-contracts')
  const gaps = await page.locator('.prose > :is(h2, h3) + a').evaluateAll((links) =>
    links.map((link) => {
      const range = new Range()
      range.selectNodeContents(link.previousElementSibling ?? link)
      return link.getBoundingClientRect().left - ([...range.getClientRects()].at(-1)?.right ?? 0)
    }),
  )
  expect(gaps.length).toBeGreaterThan(3)
  expect(Math.min(...gaps)).toBeGreaterThan(12)
})
