import { expect, test } from '@playwright/test'
import { ONLY_CHROMIUM } from '../support/suites'

/** The page of A4 between its margins, in CSS pixels. */
const PAPER = 658

test('on paper an article has short lines, with its figures next to them', ONLY_CHROMIUM, async ({ page }) => {
  await page.setViewportSize({ width: PAPER, height: 980 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/blog/replacing-a-core-system')
  await page.evaluate(() => document.fonts.ready)
  const most = await page.locator('.prose > p').evaluateAll((texts) =>
    Math.max(
      ...texts.map((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        const lines = Math.round(range.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight))
        return lines > 2 ? text.textContent.length / lines : 0
      }),
    ),
  )
  expect(most).toBeGreaterThan(40)
  expect(most).toBeLessThan(75)
  const notes = await page.locator('.pulled-note').evaluateAll((all) =>
    all.map((note) => {
      const [own, text] = [note.getBoundingClientRect(), note.parentElement?.getBoundingClientRect()]
      return { height: own.height, gap: own.left - (text?.right ?? Number.NaN), end: own.right }
    }),
  )
  expect(notes.length).toBeGreaterThan(0)
  for (const { height, gap, end } of notes) {
    expect(height).toBeGreaterThan(0)
    expect(gap).toBeGreaterThan(8)
    expect(end).toBeLessThanOrEqual(PAPER)
  }
})
