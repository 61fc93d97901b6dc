import { expect, test } from '@playwright/test'
import { brokenWords } from './support/broken-words'
import { LONG } from './support/suites'

/** Pages with figures of four characters and more in narrow columns. */
const PAGES = ['/', '/regions', '/newsroom/industry-award-2024', '/case-studies/accelerating-payments-modernization']

for (const width of [1920, 1280, 1024, 320])
  test(`at ${width} px figures stay whole, in the fallback of their font too`, width === 320 ? {} : LONG, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.route('**/*.woff2', (route) => route.abort())
    for (const address of PAGES) {
      await page.goto(address)
      expect(await page.locator('.fact-list dd').count(), address).toBeGreaterThan(0)
      expect(await brokenWords(page.locator('.fact-list dd')), address).toEqual([])
    }
  })

test('bars of shares are long enough to compare, and in ratio to their values', LONG, async ({ page }) => {
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/investors')
    const bars = await page.locator('.bar-list li').evaluateAll((items) =>
      items.map((item) => ({
        value: Number.parseFloat(item.querySelector('b')?.textContent ?? ''),
        length: item.querySelector('line')?.getBoundingClientRect().width ?? 0,
        room: item.querySelector('svg')?.getBoundingClientRect().width ?? 0,
      })),
    )
    expect(bars.length, `${width} px`).toBeGreaterThan(2)
    for (const { value, length, room } of bars) {
      expect(room, `${width} px`).toBeGreaterThanOrEqual(120)
      expect(Math.abs(length / value - (bars[0]?.length ?? 0) / (bars[0]?.value ?? 1)), `${value} at ${width} px`).toBeLessThan(0.05)
    }
  }
})

test('fields of changes beside each other begin at one height, and so does each line above and below them', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1024 })
  await page.goto('/industries/healthcare-life-sciences')
  await page.evaluate(() => document.fonts.ready)
  for (const line of ['svg', '.caption', '.values', '.outcome']) {
    const tops = await page
      .locator(`.change-plot li ${line}`)
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    expect(tops.length, line).toBe(3)
    expect(new Set(tops).size, line).toBe(1)
  }
  // All are of one client.
  await expect(page.locator('.change-plot').getByText('Halden Health')).toHaveCount(1)
})

test('steps, and activities of all phases, stand on the same columns in wide windows', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const leftsOf = (selector: string) =>
    page.locator(selector).evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().left)))])
  await page.goto('/careers')
  const [, second] = await leftsOf('.phase-list > li')
  expect([second]).toEqual(await leftsOf('#process-title'))
  await page.goto('/case-studies/orchard-retail-inventory')
  expect(await leftsOf('.phase-scale ul > li')).toHaveLength(4)
})

test('on phones no line of a closed position ends or begins with a point', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/careers')
  const places = await page.locator('.kind-list small').evaluateAll((rows) =>
    rows.map((row) => {
      // Each fact stands after a point, and the edge of the row hides that of the first one in a line.
      const edge = Number.parseFloat(getComputedStyle(row).clipPath.match(/(\S+)px\)$/)?.[1] ?? '0')
      const { left } = row.getBoundingClientRect()
      return [...row.children].map((fact) => ({
        hidden: fact.getBoundingClientRect().left - left < edge,
        ends: getComputedStyle(fact, '::after').content,
        begins: getComputedStyle(fact, '::before').content,
      }))
    }),
  )
  expect(places.length).toBeGreaterThan(2)
  for (const facts of places) {
    expect(facts[0]?.hidden).toBe(true)
    for (const { ends, begins } of facts) expect([ends, begins]).toEqual(['none', '"·" / ""'])
  }
})
