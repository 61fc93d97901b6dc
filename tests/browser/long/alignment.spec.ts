import { expect, type Locator, test } from '@playwright/test'
import { ONLY_CHROMIUM } from '../support/suites'

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not visible')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

test(
  'the day of the next event begins with its month and year, which are below it, on the narrowest phones',
  ONLY_CHROMIUM,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/events')
    const date = page.locator('.event-card.feature .day-date')
    const [day, month, year, time] = await Promise.all(
      ['b', '> span:first-child', 'i + span', '> span:last-child'].map((part) => boxOf(date.locator(`:scope ${part}`))),
    )
    expect(day?.x).toBeCloseTo(time?.x ?? 0, 0)
    expect(month?.x).toBeCloseTo(time?.x ?? 0, 0)
    expect(year?.y).toBe(month?.y)
    expect(year?.x).toBeGreaterThan(month?.right ?? Number.NaN)
    expect(month?.y).toBeGreaterThan((day?.bottom ?? Number.NaN) - 1)
  },
)

test('what stands below the form has two columns on a tablet', ONLY_CHROMIUM, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/contact')
  const pairs = page.locator('.contact-panel dl > div')
  const [email, phone, address, hours] = await Promise.all([0, 1, 2, 3].map((index) => boxOf(pairs.nth(index))))
  expect(phone?.y).toBe(email?.y)
  expect(phone?.x).toBeGreaterThan(384)
  expect(hours?.y).toBe(address?.y)
})

for (const width of [1440, 390])
  test(`values of a picture stand apart from their bars at ${width} px`, ONLY_CHROMIUM, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/case-studies/accelerating-payments-modernization')
    const picture = page.locator('.valued-picture.bars')
    const { y, height } = await boxOf(picture)
    const [before, after] = await Promise.all([0, 1].map((index) => boxOf(picture.locator('span').nth(index))))
    // The tops of the bars of art/plot/bars.ts, and the bottom of the first one.
    expect(y + 0.24 * height - (before?.bottom ?? Number.NaN)).toBeGreaterThan(5)
    expect(y + 0.56 * height - (after?.bottom ?? Number.NaN)).toBeGreaterThan(5)
    expect(after?.y).toBeGreaterThan(y + 0.44 * height)
  })

test('figures of the hero have columns of equal width, below its text, on paper of any size', ONLY_CHROMIUM, async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const width of [660, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const { x } = await boxOf(page.locator('.hero h1'))
    const names = await page.locator('.hero .net .top a > span').all()
    const lefts = await Promise.all(names.map(async (name) => (await boxOf(name)).x))
    expect(lefts).toHaveLength(6)
    expect(lefts[0]).toBeCloseTo(x, 0)
    const steps = lefts.slice(1).map((left, index) => left - (lefts[index] ?? 0))
    for (const step of steps) expect.soft(step).toBeCloseTo(steps[0] ?? 0, 0)
  }
})

test('paper does not say that an article is saved', ONLY_CHROMIUM, async ({ page }) => {
  await page.goto('/blog/cloud-cost-as-an-engineering-metric')
  await page.locator('[data-mark="save"]').first().click()
  const notice = page.locator('[data-notice="saved"]').first()
  await expect(notice).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(notice).toBeHidden()
})

test('the link to the license of files is 24 px high, and 44 on phones', ONLY_CHROMIUM, async ({ page }) => {
  for (const [width, least] of [
    [1440, 24],
    [390, 43.9],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/whitepaper/data-contracts')
    expect((await boxOf(page.locator('[rel="license"]').first())).height).toBeGreaterThanOrEqual(least)
  }
})

test('notes in the margin of an article have even lines', ONLY_CHROMIUM, async ({ page }) => {
  await page.goto('/blog/cloud-cost-as-an-engineering-metric')
  for (const note of await page.locator('.pulled-note').all())
    expect(await note.evaluate((node) => getComputedStyle(node, '::after').textWrapStyle)).toBe('balance')
})
