import { expect, test } from '@playwright/test'
import { ONLY_CHROMIUM } from '../support/suites'

for (const width of [1440, 1024, 768, 640, 390, 320])
  test(`each point of the time lines of the hub stands apart at ${width} px`, ONLY_CHROMIUM, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/insights')
    const gaps = await page.locator('.kind-list svg').evaluateAll((all) =>
      all.flatMap((line) => {
        const { paddingLeft, width: whole } = getComputedStyle(line)
        const scale = (Number.parseFloat(whole) - 2 * Number.parseFloat(paddingLeft)) / 1000
        const dot = Number.parseFloat(getComputedStyle(line.firstElementChild ?? line).strokeWidth)
        const places = (line.firstElementChild?.getAttribute('d') ?? '').match(/(?<=M)\d+/g)?.map(Number) ?? []
        return places.slice(1).map((place, index) => Math.abs(place - (places[index] ?? place)) * scale - dot)
      }),
    )
    expect(gaps).toHaveLength(25)
    expect(Math.min(...gaps)).toBeGreaterThan(0.8)
  })

test('time lines of the hub have the full width of a phone, from the first date to the last', ONLY_CHROMIUM, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/insights')
  const list = page.locator('.kind-list')
  const whole = (await list.boundingBox())?.width
  expect((await list.locator('svg').first().boundingBox())?.width).toBe(whole)
  expect((await list.locator('p').boundingBox())?.width).toBe(whole)
  for (const row of await list.getByRole('listitem').all()) expect((await row.boundingBox())?.height).toBeLessThan(50)
})

test('no two offices on the map of the world touch on a phone', ONLY_CHROMIUM, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/regions')
  const points = await page.locator('.office-hours > svg circle:last-child').evaluateAll((all) =>
    all.map((point) => {
      const { x, y, width } = point.getBoundingClientRect()
      return { x, y, width }
    }),
  )
  expect(points).toHaveLength(9)
  const gaps = points.flatMap((one, index) =>
    points.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y) - one.width),
  )
  expect(Math.min(...gaps)).toBeGreaterThan(1.5)
})

test('the drawing of the story is whole as soon as all of it is in the window', ONLY_CHROMIUM, async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
    reducedMotion: 'no-preference',
  })
  const page = await context.newPage()
  await page.goto('/about')
  const chart = page.locator('.strata-timeline .chart')
  await chart.evaluate((node) => node.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await expect(chart.locator('.grow')).toHaveCSS('clip-path', 'inset(-20% -20% 0px 0px)')
  await context.close()
})
