import { expect, test } from '@playwright/test'
import { KINDS } from './support/routes'

declare global {
  interface Window {
    /** Sum of the layout shifts since the page was parsed: a busy machine may paint a header before its last links are there. */
    shifted?: number
  }
}

/** Late enough that everything else has been painted in the fallback fonts. */
const LATE = 400
/** Below what an eye can see; Core Web Vitals call 0.1 good. */
const LEAST = 0.0001

for (const { fonts, width, height } of [
  { fonts: 'late', width: 1440, height: 900 },
  { fonts: 'late', width: 390, height: 844 },
  { fonts: 'blocked', width: 1440, height: 900 },
] as const) {
  test(`no page moves when its fonts are ${fonts}, at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE))
      return fonts === 'blocked' ? route.abort() : route.continue()
    })
    await page.addInitScript(() => {
      window.shifted = 0
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifted = (window.shifted ?? 0) + (entry as unknown as { value: number }).value
      })
      document.addEventListener('DOMContentLoaded', () => observer.observe({ type: 'layout-shift' }))
    })
    for (const address of KINDS) {
      await page.goto(address)
      await page.evaluate(() =>
        document.fonts.ready.then(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))),
      )
      expect.soft(await page.evaluate(() => window.shifted), address).toBeLessThan(LEAST)
    }
  })
}
