import { expect, type Locator, test } from '@playwright/test'
import { brokenWords } from './support/broken-words'
import { enlargeLetters, spaceLetters } from './support/letters'
import { LONG } from './support/suites'

/** How wide the mask of a table is, beside the table. */
const maskOf = (table: Locator) => table.evaluate((element) => getComputedStyle(element).maskSize)

for (const forcedColors of ['none', 'active'] as const)
  test(
    `a table that a narrow phone cuts fades at its edge until its end is in view, forced colors ${forcedColors}`,
    LONG,
    async ({ page }) => {
      await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 360, height: 640 })
      await page.goto('/whitepaper/customer-identity')
      const tables = page.locator('.table-scroll')
      const cut = await tables.evaluateAll((all) => all.findIndex(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth))
      const table = tables.nth(cut)
      await expect.poll(() => maskOf(table)).toBe('100% 100%')
      await table.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
      await expect.poll(() => maskOf(table)).toBe('calc(100% + 40px) 100%')
    },
  )

test('the columns of all tables of the conformance report begin on the same lines', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/legal/accessibility-conformance')
  const starts = await page
    .locator('.table-scroll')
    .evaluateAll((tables) =>
      tables.map((table) => [...table.querySelectorAll('thead th')].map((cell) => Math.round(cell.getBoundingClientRect().left)).join(' ')),
    )
  expect(starts.length).toBeGreaterThan(1)
  expect(new Set(starts).size).toBe(1)
})

test('code goes on below its own begin where it is wrapped, and is copied as it is', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/blog/cloud-cost-as-an-engineering-metric')
  const code = page.locator('.code-block code')
  const lines = await code.locator('> *').evaluateAll((all) =>
    all.map((line) => {
      const range = document.createRange()
      range.selectNodeContents(line)
      const text = line.textContent
      const start = text.search(/\S/)
      const width = (element: Element) => Number.parseFloat(getComputedStyle(element).textIndent)
      return {
        isDeep: line.hasAttribute('data-deep'),
        start,
        hang: -width(line),
        tops: new Set([...range.getClientRects()].map(({ top }) => top)).size,
      }
    }),
  )
  expect(lines.some(({ tops }) => tops > 1)).toBe(true)
  for (const { isDeep, start } of lines) expect(isDeep).toBe(start >= 4)
  for (const { hang } of lines) expect(hang).toBeGreaterThan(20)
  const shown = await code.evaluate((element: HTMLElement) => element.innerText)
  expect(shown.trimEnd()).toBe((await code.textContent())?.trimEnd())
})

test.describe('a table whose rows are lists on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true })

  test('keeps the heads of its columns for screen readers, and scrolls nowhere', async ({ page }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/legal/accessibility-conformance')
      const table = page.locator('.table-scroll.stacked').first()
      await expect(table.getByRole('columnheader')).toHaveText(['Criterion', 'Conformance', 'Remarks'])
      const wider = await page.evaluate(() => {
        const all = [document.documentElement, ...document.querySelectorAll('.stacked')]
        return all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length
      })
      expect(wider).toBe(0)
    }
  })

  test('has whole words, with the widest spacing of letters too', LONG, async ({ page }) => {
    await page.goto('/about/how-we-measure')
    const names = page.locator('.stacked th[scope="row"]')
    expect(await names.count()).toBeGreaterThan(3)
    expect(await brokenWords(names)).toEqual([])
    await spaceLetters(page)
    expect(await brokenWords(names)).toEqual([])
  })

  test(
    'has the head of its column above its values with letters of twice the size, and a full stop stays with its address',
    LONG,
    async ({ page }) => {
      await enlargeLetters(page)
      await page.goto('/about/how-we-measure')
      expect(await brokenWords(page.locator('.stacked th[scope="row"]'))).toEqual([])
      await page.goto('/legal/privacy-policy')
      const table = page.locator('.table-scroll').first()
      await expect(table.locator('thead')).toHaveCSS('block-size', '1px')
      const heads = await table
        .locator('td:last-child')
        .evaluateAll((cells) => [...new Set(cells.map((cell) => getComputedStyle(cell, '::before').content))])
      // That of two columns is said once.
      expect(heads).toEqual(['"Kept until"', 'none'])
      const stops = await page.locator('.prose a[href^="mailto"]').evaluateAll((links) =>
        links.map((link) => {
          const range = document.createRange()
          if (!(link.nextSibling instanceof Text)) return 'none'
          range.setStart(link.nextSibling, 0)
          range.setEnd(link.nextSibling, 1)
          return Math.round(range.getBoundingClientRect().bottom - ([...link.getClientRects()].at(-1)?.bottom ?? 0))
        }),
      )
      expect(new Set(stops)).toEqual(new Set([0]))
    },
  )
})

test('a cell without a value shows a dash below the head of its column', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto('/blog/cloud-cost-as-an-engineering-metric')
  const cells = page.locator('.table-scroll td:empty')
  expect(await cells.count()).toBeGreaterThan(0)
  expect(await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::after').content))).toContain('"–"')
})

test('a part of a formula in parentheses stays on one line on a phone', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/whitepaper/cloud-roi-framework')
  const parts = page.locator('.prose code > span')
  await expect(parts).toHaveText(['(B after ÷ C after)', '÷ (B before ÷ C before) − 1'])
  const lines = await parts.evaluateAll((all) =>
    all.map((part) => part.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(part).fontSize)),
  )
  for (const height of lines) expect(height).toBeLessThan(2)
})
