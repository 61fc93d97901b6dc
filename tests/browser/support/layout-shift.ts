import { expect, type Page, test } from '@playwright/test'

declare global {
  interface Window {
    /** The sum of the layout shifts since the page was parsed: before that, a busy machine may paint an incomplete header. */
    shifted?: number
  }
}

/** Limits that an eye cannot see; Core Web Vitals call 0.1 good. Fonts that load late may move a part of a line by some pixels. */
export const LEAST_SHIFT = { late: 0.0025, blocked: 0.0001 } as const satisfies Record<Fonts, number>

/** Whether the fonts of a page load after it has been painted with others, or never. */
export type Fonts = 'late' | 'blocked'

/** Sums up the layout shifts of the pages that are opened from now on. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifted = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted = (window.shifted ?? 0) + (entry as unknown as { value: number }).value
    })
    document.addEventListener('DOMContentLoaded', () => observer.observe({ type: 'layout-shift' }))
  })
}

/** The sum of the layout shifts of the page that is open. */
export const shiftsOf = (page: Page) => page.evaluate(() => window.shifted)

/** Opens pages whose fonts are late or blocked, and expects that nothing on them moves. */
export async function expectNoShift(page: Page, fonts: Fonts, addresses: readonly string[]) {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await (fonts === 'blocked' ? route.abort() : route.continue())
  })
  await watchShifts(page)
  for (const address of addresses)
    await test.step(address, async () => {
      await page.goto(address)
      await page.evaluate(() =>
        document.fonts.ready.then(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))),
      )
      expect.soft(await shiftsOf(page), address).toBeLessThan(LEAST_SHIFT[fonts])
    })
}
