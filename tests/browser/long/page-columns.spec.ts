import { expect, type Page, test } from '@playwright/test'

/** The left edges of elements, each once. */
const leftsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().left)))])

test('several figures of one kind stand in the column of figures, and what is said of them as in other rows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/about/how-we-measure')
  expect(await leftsOf(page, '.measure-row .figures dd')).toEqual(await leftsOf(page, '.measure-row .one > .num'))
  for (const part of ['.excerpt', '.parts > .pair-list']) expect(await leftsOf(page, `.measure-row ${part}`)).toHaveLength(1)
  const heights = await page
    .locator('.measure-row')
    .evaluateAll((rows) =>
      ['.excerpt', '.parts > .pair-list'].map((part) => [
        ...new Set(
          rows.map((row) => Math.round((row.querySelector(part)?.getBoundingClientRect().top ?? 0) - row.getBoundingClientRect().top)),
        ),
      ]),
    )
  expect(heights.map((all) => all.length)).toEqual([1, 1])
  const distances = await page.locator('.measure-row:has(.figures)').evaluateAll((rows) =>
    rows.map((row) => {
      const [title, figures] = ['h3', '.figures dl'].map((part) => row.querySelector(part)?.getBoundingClientRect())
      return Math.round((figures?.top ?? 0) - (title?.bottom ?? 0))
    }),
  )
  expect(distances).toEqual([7, 7, 7])
})

test('the open positions have the columns of the steps, and closed roles follow these', async ({ page }) => {
  await page.goto('/careers')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const boxOf = (name: string) => page.getByRole('heading', { name }).first().boundingBox()
    const title = await boxOf('Open Positions')
    const steps = await boxOf('Four steps')
    expect((await boxOf('What we hire for'))?.y).toBeGreaterThan(steps?.y ?? Number.NaN)
    expect(title?.x).toBe(steps?.x)
    if (width === 1440) expect((await boxOf("Don't See the Right Role?"))?.y).toBeCloseTo(title?.y ?? 0, 0)
  }
})

test('while no position is open, the buttons for job alerts and for a resume have the same width, in two groups', async ({ page }) => {
  await page.goto('/careers')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const alerts = await page.getByRole('button', { name: 'Subscribe to Job Alerts' }).boundingBox()
    const feeds = await page.locator('#alerts .feed-links').boundingBox()
    const resume = page.locator('#open-positions').getByRole('link', { name: 'Send Your Resume' })
    const sent = await resume.boundingBox()
    expect(sent?.width).toBe(alerts?.width)
    expect((feeds?.y ?? 0) - (alerts?.y ?? 0) - (alerts?.height ?? 0)).toBeLessThan((sent?.y ?? 0) - (feeds?.y ?? 0) - (feeds?.height ?? 0))
    expect(await resume.evaluate((link) => getComputedStyle(link.parentElement ?? link).borderTopWidth)).toBe('1px')
  }
})

test('texts of an author stand one step apart, whether they are of one kind or not', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/authors/tomas-ferreira')
  const boxes = await page.locator('.card-row').evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON()))
  const gaps = boxes.slice(1).map(({ top }, index) => Math.round(top - boxes[index].bottom))
  expect(gaps.length).toBeGreaterThan(1)
  expect(new Set(gaps)).toEqual(new Set([24]))
})

test('no description of a service wraps beside a long figure on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/')
  const heights = await page
    .locator('.service-index h3 + .subtitle')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)))
  expect(new Set(heights).size).toBe(1)
})

test('all values of an office stand below their labels on the narrowest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/regions')
  const gaps = await page
    .locator('section:not([hidden]) > .ledger .pair-list > div')
    .evaluateAll((all) => all.map((pair) => (pair.children[1]?.getBoundingClientRect().left ?? 0) - pair.getBoundingClientRect().left))
  expect(gaps.length).toBeGreaterThan(4)
  expect(new Set(gaps)).toEqual(new Set([0]))
})

test('the program of the large event begins with its title, as those of others do', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/events')
  const card = page.locator('.event-card.feature')
  await card.locator('summary').click()
  const title = (await card.getByRole('heading', { level: 3 }).textContent()) ?? ''
  const program = card.locator('.disclosure > div > .stack')
  expect(await program.evaluate((stack) => getComputedStyle(stack, '::before').content)).toContain(title)
  await expect(program).toHaveCSS('border-top-width', '1px')
})
