import { expect, type Page, test } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { ONLY_CHROMIUM } from '../support/suites'

/** The text of each page on paper of this size, from top to bottom. */
async function pagesOf(page: Page, path: string, format: 'A4' | 'Letter'): Promise<string[]> {
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  const paper = await getDocument({ data: new Uint8Array(await page.pdf({ format })) }).promise
  const numbers = Array.from({ length: paper.numPages }, (_, index) => index + 1)
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await paper.getPage(number)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
}

/** The page that has this text, counted from 0. */
const pageOf = (pages: readonly string[], text: string) => pages.findIndex((words) => words.includes(text))

const STUDIES = [
  'accelerating-payments-modernization',
  'civic-digital-recovery',
  'doctor-patient-billing-platform',
  'healthcare-analytics-platform',
  'norrland-steel-quality',
  'orchard-retail-inventory',
]

for (const format of ['A4', 'Letter'] as const) {
  test(`the last page of ${format} has content above the footer`, ONLY_CHROMIUM, async ({ page }) => {
    const pages = await pagesOf(page, '/services', format)
    expect(pages).toHaveLength(format === 'A4' ? 4 : 5)
    expect(pages.at(-1)).toContain('Status report')
    const study = await pagesOf(page, '/case-studies/accelerating-payments-modernization', format)
    expect(study).toHaveLength(format === 'A4' ? 4 : 5)
    expect(study.at(-1)).toContain('Helena Marsh')
  })

  test(`groups of a case study stay together on ${format}`, ONLY_CHROMIUM, async ({ page }) => {
    for (const name of ['accelerating-payments-modernization', 'norrland-steel-quality', 'civic-digital-recovery']) {
      const pages = await pagesOf(page, `/case-study/${name}`, format)
      expect(pageOf(pages, 'Timeline'), name).toBe(pageOf(pages, 'Team size'))
      expect(pageOf(pages, 'Discover'), name).toBe(pageOf(pages, 'Operate'))
    }
  })

  test(`the home page fills its pages of ${format}, and short lists stay together`, ONLY_CHROMIUM, async ({ page }) => {
    const pages = await pagesOf(page, '/', format)
    expect(pages).toHaveLength(format === 'A4' ? 6 : 7)
    expect(pageOf(pages, 'Who works with us')).toBe(pageOf(pages, 'Halden Health'))
    expect(pageOf(pages, 'On pay days')).toBe(pageOf(pages, 'Two outages in a year'))
    expect(pageOf(pages, 'fewer downgraded')).toBe(0)
  })

  test(`a signature on ${format} has lines of its letter above it`, ONLY_CHROMIUM, async ({ page }) => {
    const pages = await pagesOf(page, '/blog/ai-in-the-back-office', format)
    const words = pages[pageOf(pages, 'Yours,')] ?? ''
    expect(words).toMatch(/\S.* on them than I am\.\s+Yours,\s+Amara\s/)
  })

  test(`the picture of a case study is as wide as the text of ${format}, on one page with its facts`, ONLY_CHROMIUM, async ({ page }) => {
    for (const name of STUDIES) {
      const pages = await pagesOf(page, `/case-studies/${name}`, format)
      for (const text of ['Industry', 'Download Full Report']) expect(pageOf(pages, text), `${text} of ${name}`).toBe(0)
      expect(pages.length, name).toBeLessThanOrEqual(format === 'A4' ? 4 : 5)
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize({ width: 658, height: 980 })
      const { ground, text } = await page.locator('.study-cover .parts').evaluate((parts) => ({
        // The drawing of a coil extends over both sides of its frame.
        ground: Math.max(...[...parts.querySelectorAll('.art, svg')].map((part) => part.getBoundingClientRect().width)),
        text: parts.getBoundingClientRect().width,
      }))
      expect(Math.abs(ground - text), name).toBeLessThan(2)
      await page.emulateMedia({ media: null })
    }
  })
}
