import { expect, type Page, test } from '@playwright/test'
import { themeSwitch } from './header'
import { watchProblems } from './watch'

/** Widths of a small phone, a phone, a desk at a zoom of 200%, a small desk and a desk, in pixels. */
const WIDTHS = [320, 390, 720, 1024, 1440]

/** Visits addresses, and expects that each is whole, without a problem, and as wide as its window. */
export async function expectWholePages(page: Page, addresses: readonly string[], origin: string) {
  const problems = watchProblems(page)
  for (const address of addresses) {
    await test.step(address, async () => {
      problems.length = 0
      expect.soft(await visit(page, address), address).toEqual({
        status: 200,
        headings: 1,
        title: expect.stringMatching(/\S+ · Aldergate$/),
        description: expect.stringMatching(/\S.{40,}/),
        canonical: origin + address,
        overflow: [],
      })
      expect.soft(problems, address).toEqual([])
    })
  }
}

/** Opens an address and tells what it is like, in windows of all widths. */
async function visit(page: Page, address: string) {
  const response = await page.goto(address)
  // The script of the page has run once this button is there.
  await expect(themeSwitch(page)).toBeVisible()
  const overflow: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (excess > 0) overflow.push(`${excess} px at ${width} px`)
  }
  return {
    status: response?.status(),
    headings: await page.getByRole('heading', { level: 1 }).count(),
    title: await page.title(),
    description: await page.locator('meta[name=description]').getAttribute('content'),
    canonical: await page.locator('link[rel=canonical]').evaluate((link: HTMLLinkElement) => link.href),
    overflow,
  }
}
