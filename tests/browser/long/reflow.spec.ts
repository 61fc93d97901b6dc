import { expect, type Page, test } from '@playwright/test'
import { brokenWords } from '../support/broken-words'
import { openChat } from '../support/chat'
import { Finder } from '../support/finder'
import { enlargeLetters } from '../support/letters'
import { ONLY_CHROMIUM } from '../support/suites'
import { typeInto } from '../support/typing'

/** A window of 1280 px at four times its size (WCAG 1.4.10). */
test.use({ viewport: { width: 320, height: 844 } })

const ROWS = '.scroll-row, .chat-form .chips'

/** The rows in sight that scroll sideways, or fade at their end. */
const cutRows = (page: Page) =>
  page.locator(ROWS).evaluateAll((rows) =>
    rows
      .filter((row) => row.checkVisibility())
      .filter((row) => row.scrollWidth > row.clientWidth + 1 || getComputedStyle(row).maskImage !== 'none')
      .map(({ className }) => className),
  )

for (const isLarge of [false, true])
  test(`no row of filters and writers scrolls sideways, with ${isLarge ? 'large' : 'usual'} letters`, ONLY_CHROMIUM, async ({ page }) => {
    if (isLarge) await enlargeLetters(page)
    for (const address of [
      '/case-studies',
      '/insights',
      '/newsroom',
      '/blog',
      '/whitepapers',
      '/events',
      '/technology',
      '/search?q=cloud',
      '/tags/cloud',
    ]) {
      await page.goto(address)
      await expect(page.locator(ROWS).first(), address).toBeVisible()
      expect.soft(await cutRows(page), address).toEqual([])
    }
  })

for (const height of [844, 568])
  test(`no row of questions of the assistant scrolls sideways in a window of ${height} px`, ONLY_CHROMIUM, async ({ page }) => {
    await page.setViewportSize({ width: 320, height })
    const { chat } = await openChat(page)
    await expect(chat.getByRole('group').getByRole('button').first()).toBeInViewport({ ratio: 1 })
    expect(await cutRows(page)).toEqual([])
  })

test('no row of questions fades in forced colors', ONLY_CHROMIUM, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 568 })
  const { chat } = await openChat(page)
  expect(await chat.getByRole('group').evaluate((row) => getComputedStyle(row).maskImage)).toBe('none')
})

test(
  'with large letters titles are larger than texts, and no date, label or address breaks within a word',
  ONLY_CHROMIUM,
  async ({ page }) => {
    await enlargeLetters(page)
    for (const [address, title, text, words] of [
      ['/', 'h1', '.hero .lede', 'h1'],
      ['/no-such-page', 'h1', '.lede', 'h1'],
      ['/authors', 'h1', '.page-intro .lede', 'h1'],
      ['/legal', '.cell h3', '.cell .excerpt', '.cell time'],
      ['/about/how-we-measure', 'h1', '.page-intro .lede', '.measure-row dt'],
      ['/regions', 'h1', '.page-intro .lede', '.office-cell dd'],
    ] as const) {
      await page.goto(address)
      const sizeOf = (part: string) =>
        page
          .getByRole('main')
          .locator(part)
          .first()
          .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
      const least = title === 'h1' ? 1.25 : 1.05
      expect.soft((await sizeOf(title)) / (await sizeOf(text)), address).toBeGreaterThanOrEqual(least)
      expect.soft(await brokenWords(page.getByRole('main').locator(words)), address).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320)
    }
    const beyond = await page
      .locator('.office-cell')
      .evaluateAll((cells) => cells.flatMap((cell) => (cell.scrollWidth > cell.clientWidth ? [cell.textContent] : [])))
    expect(beyond).toEqual([])
  },
)

test('without the map of offices their hours follow the text', ONLY_CHROMIUM, async ({ page }) => {
  await page.goto('/regions')
  const gap = await page.locator('.office-hours ul').evaluate((hours) => {
    const text = hours.closest('.section')?.querySelector('.section-head')
    return hours.getBoundingClientRect().top - (text?.getBoundingClientRect().bottom ?? 0)
  })
  expect(gap).toBeGreaterThan(0)
  expect(gap).toBeLessThan(60)
})

test('in the smallest window with columns of office hours each row is on one line', ONLY_CHROMIUM, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 512 })
  await page.goto('/regions')
  const middles = await page.locator('.office-hours li').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll(':scope > :is(b, span:first-of-type)')].map((part) => {
        const { top, bottom } = part.getBoundingClientRect()
        return (top + bottom) / 2
      }),
    ),
  )
  expect(middles.length).toBeGreaterThan(1)
  for (const [name = 0, zone = 0] of middles) expect(Math.abs(name - zone)).toBeLessThan(4)
})

test('the excerpt of the best match of a search is whole', ONLY_CHROMIUM, async ({ page }) => {
  await page.goto('/about')
  const finder = new Finder(page)
  await finder.open()
  await typeInto(finder.field, 'privacy')
  const best = finder.options.first()
  await expect(best).toContainText('Privacy Policy')
  const excerpt = best.locator('span span').first()
  expect(await excerpt.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1)
})
