import { expect, type Locator, test } from '@playwright/test'

const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top)

const LISTS = ['/blog', '/insights', '/case-studies', '/newsroom', '/events', '/authors/mei-tanaka', '/tags/ai']

test('on a phone the large card has its picture as high as others, then its kind, its figure, its title and its text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of LISTS) {
    await page.goto(address)
    const card = page.locator('.card.feature')
    const art = await card.locator('.art').first().boundingBox()
    expect((art?.width ?? 0) / (art?.height ?? 1), address).toBeCloseTo(1.6, 1)
    const tops: number[] = []
    for (const part of ['.art', '.meta, .event-badge', '.card-figure, .change-figure, .body .day-date', 'h3', '.excerpt'])
      tops.push(await topOf(card.locator(part).first()))
    expect(tops, address).toEqual(tops.toSorted((one, other) => one - other))
  }
})

test('on a phone no card of a list has a picture as large as the large one above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of ['/blog', '/insights', '/case-studies', '/newsroom']) {
    await page.goto(address)
    const widths = await page.locator('.stagger > .card > .art').evaluateAll((all) => all.map((art) => art.clientWidth))
    expect(widths.length, address).toBeGreaterThan(4)
    expect(Math.max(...widths), address).toBeLessThan(120)
  }
})

for (const width of [390, 768])
  test(`what is large in the news is their figure, and their date is as small as in other lists, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/newsroom')
    const sizeOf = (all: Element[]) => all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    const dates = await page.locator('.news-date').evaluateAll(sizeOf)
    expect(dates).toHaveLength(6)
    expect(new Set(dates)).toEqual(new Set(await page.locator('.news-row .meta').evaluateAll(sizeOf)))
  })

for (const width of [960, 1440])
  test(`dates of the news have a line each, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/newsroom')
    await expect(page.locator('.news-date').first()).toHaveText('Dec 4, 2024')
    const lines = await page
      .locator('.news-date')
      .evaluateAll((all) => all.map((date) => date.clientHeight / Number.parseFloat(getComputedStyle(date).lineHeight)))
    expect(lines.map(Math.round)).toEqual([1, 1, 1, 1, 1, 1])
  })

for (const width of [1000, 1440])
  test(`what was done for each industry begins at one height in a row, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/industries')
    const tops = await page
      .locator('.industry-cell')
      .evaluateAll((all) =>
        all.map((cell) => [cell, cell.querySelector('.foot:has(.link)')].map((part) => Math.round(part?.getBoundingClientRect().top ?? 0))),
      )
    expect(tops).toHaveLength(6)
    const footOf = new Map(tops.map(([cell, foot]) => [cell, foot]))
    for (const [cell, foot] of tops) expect(foot).toBe(footOf.get(cell))
    expect(tops.map(([, foot]) => foot)).not.toContain(0)
  })
