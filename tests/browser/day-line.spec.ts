import { expect, test } from '@playwright/test'
import { LONG } from './support/suites'

test('on the line of events what is over is filled, what is to come is open, and the next is lit', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/events')
  const line = page.locator('.day-line')
  const fills = (selector: string) =>
    line.locator(selector).evaluateAll((points) => [...new Set(points.map((point) => getComputedStyle(point).fill))])
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await fills('g:not([class]) circle')).toEqual([ground])
  for (const filled of ['.past circle', '.lit circle']) {
    const [fill, ...others] = await fills(filled)
    expect(others, filled).toEqual([])
    expect([undefined, 'none', ground], filled).not.toContain(fill)
  }
})
