import { expect, type Page, test } from '@playwright/test'
import { enlargeLetters } from './support/letters'
import { NAMED_PICTURES } from './support/named-pictures'
import { LONG } from './support/suites'

/** What is wrong with the names on the picture at the head of a page: those beyond its frame, and those that lie over each other. */
const faults = (page: Page) =>
  page
    .locator('figure > .art')
    .first()
    .evaluate((art) => {
      const frame = art.getBoundingClientRect()
      const names = [...art.querySelectorAll('text')]
        .map((name) => ({ text: name.textContent, box: name.getBoundingClientRect() }))
        // Those of the drawing for other windows have no boxes.
        .filter(({ box }) => box.width > 0)
      if (names.length === 0) return ['no names']
      const beyond = names.filter(
        ({ box }) => box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom,
      )
      // The boxes of letters have space above and below them.
      const over = names.filter(({ box }, index) =>
        names
          .slice(index + 1)
          .some(
            (other) =>
              box.left < other.box.right &&
              other.box.left < box.right &&
              Math.abs(box.top + box.bottom - other.box.top - other.box.bottom) / 2 < box.height * 0.62,
          ),
      )
      return [...beyond, ...over].map(({ text }) => text)
    })

test('names on pictures are within them, and apart, in windows of every width', LONG, async ({ page }) => {
  for (const address of NAMED_PICTURES) {
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    // From 960 px on pictures stand beside titles.
    for (const width of [1440, 1024, 960, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      // There the names are a list below the picture.
      if (await page.locator('figure dl').isVisible()) continue
      expect(await faults(page), `${address} at ${width} px`).toEqual([])
    }
  }
})

test('on paper a drawing keeps the ratio that places its names', LONG, async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 700, height: 1000 })
  for (const [address, ratio] of [
    ['/investors', 5 / 4],
    ['/blog/ai-in-the-back-office', 16 / 10],
  ] as const) {
    await page.goto(address)
    const box = await page.locator('figure > .art > svg').first().boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1), address).toBeCloseTo(ratio, 1)
  }
})

test(
  'names on the picture of the latest news are well within it, and its drawing keeps the ratio that places them',
  LONG,
  async ({ page }) => {
    await page.goto('/newsroom')
    await page.evaluate(() => document.fonts.ready)
    for (const width of [1440, 1024, 960, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const { ratio, inner } = await page.locator('.feature .art > svg').evaluate((svg) => {
        const frame = svg.getBoundingClientRect()
        const gaps = [...svg.querySelectorAll('text')].map((name) => frame.right - name.getBoundingClientRect().right)
        return { ratio: frame.width / frame.height, inner: Math.min(...gaps) }
      })
      expect(ratio, `at ${width} px`).toBeCloseTo(1.6, 1)
      expect(inner, `at ${width} px`).toBeGreaterThanOrEqual(16)
    }
  },
)

test(
  'the picture of an article stands beside its title in wide windows, and below what is said of it in others',
  LONG,
  async ({ page }) => {
    await page.goto('/whitepaper/data-contracts')
    const boxes = () =>
      page.locator('.picture-intro').evaluate((intro) =>
        ['.tags', '.paper-file', 'figure'].map((part) => {
          const { top, right, bottom, left } = intro.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
          return { top, right, bottom, left }
        }),
      )
    for (const width of [1920, 1440, 960]) {
      await page.setViewportSize({ width, height: 900 })
      const [tags, file, picture] = await boxes()
      expect(picture?.top).toBe(tags?.top)
      expect(picture?.left).toBeGreaterThan(file?.right ?? width)
    }
    for (const width of [768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const [tags, file, picture] = await boxes()
      expect(picture?.top).toBeGreaterThan(file?.bottom ?? Number.POSITIVE_INFINITY)
      expect(picture?.left).toBe(tags?.left)
    }
  },
)

test('the page of a whitepaper shows the cover that leads to it', LONG, async ({ page }) => {
  await page.goto('/whitepapers')
  const textOf = (cover: string) => page.locator(cover).first().textContent()
  const listed = await textOf('.feature .paper-cover')
  await page.locator('.feature').getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/whitepaper\//)
  expect(await textOf('figure .paper-cover')).toBe(listed)
})

for (const [address, heads] of [
  ['/newsroom/global-expansion', ['Opens', 'People at opening', 'First practices', 'Led by']],
  ['/about/how-we-measure', ['Share', 'Count', 'What is counted']],
] as const)
  test(`a wide table is a list of its rows on a phone, each value beside the head of its column, on ${address}`, LONG, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(address)
    const table = page.locator('.table-scroll.stacked').first()
    const { scrollWidth, clientWidth } = await table.evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))
    expect(scrollWidth).toBe(clientWidth)
    const labels = await table
      .locator('tbody tr')
      .first()
      .locator('td:not(:first-child)')
      .evaluateAll((cells) =>
        cells.map((cell) => {
          const { content, position } = getComputedStyle(cell, '::before')
          return {
            head: /"(.*?)"/.exec(content)?.[1],
            isBeside: position === 'static' && getComputedStyle(cell).display !== 'inline',
          }
        }),
      )
    expect(labels).toEqual(heads.map((head) => ({ head, isBeside: true })))
  })

test('what a picture has no room to name on narrow phones and with large letters is a list below it', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/careers')
  const list = page.locator('figure dl')
  await expect(list).toBeHidden()
  await page.setViewportSize({ width: 320, height: 844 })
  await expect(list).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await enlargeLetters(page)
  await page.reload()
  await expect(list).toBeVisible()
  expect(await list.locator('dt').allTextContents()).toEqual(await page.locator('figure text:nth-of-type(-n + 9)').allTextContents())
  await expect(list.locator('dd').first()).toHaveText('120')
})

test('values of bars and names of places are said below the picture with letters of twice the size', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const values = page.getByText('1.9 s to 0.98 s', { exact: true })
  await expect(values).toBeHidden()
  await enlargeLetters(page)
  await page.reload()
  await expect(values).toBeVisible()
  await page.goto('/newsroom')
  await expect(page.getByText('São Paulo, Bogotá', { exact: true })).toBeVisible()
})
