import { expect, type Page, test } from '@playwright/test'
import { themeSwitch } from './header'
import { watchProblems } from './watch'

/** Widths of a small phone, a phone, a desk at a zoom of 200%, a small desk and a desk, in pixels. */
export const WIDTHS = [320, 390, 720, 1024, 1440]

/** Visits addresses, and expects that each loads without a problem and is no wider than windows of these widths, in pixels. */
export async function expectWholePages(page: Page, addresses: readonly string[], widths: readonly number[]) {
  const problems = watchProblems(page)
  for (const address of addresses) {
    await test.step(address, async () => {
      problems.length = 0
      expect.soft(await visit(page, address, widths), address).toEqual({ status: 200, overflow: [] })
      expect.soft(problems, address).toEqual([])
    })
  }
}

/** Opens an address; returns its status, and by how much it is wider than windows of these widths. */
async function visit(page: Page, address: string, widths: readonly number[]) {
  const response = await page.goto(address)
  // The script of the page has run once this button is there.
  await expect(themeSwitch(page)).toBeVisible()
  const overflow: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (excess > 0) overflow.push(`${excess} px at ${width} px`)
  }
  return { status: response?.status(), overflow }
}
