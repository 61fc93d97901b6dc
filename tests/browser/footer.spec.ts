import { expect, test } from '@playwright/test'
import { enlargeLetters, spaceLetters } from './support/letters'
import { LONG } from './support/suites'

// Styles are added for spacing, which the policy of pages forbids.
test.use({ bypassCSP: true })

/** Windows in which the name at the end of the footer is at its largest. */
const WIDTHS = [1280, 1440, 1920]

for (const width of WIDTHS)
  test(`at ${width} px the page ends where its footer ends`, width === 1440 ? {} : LONG, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/about')
    await page.evaluate(() => document.fonts.ready)
    const { end, footer } = await page.evaluate(() => {
      const { scrollHeight } = document.documentElement
      return { end: scrollHeight, footer: window.scrollY + (document.querySelector('body > footer')?.getBoundingClientRect().bottom ?? 0) }
    })
    // The height of a page is in whole pixels.
    expect(Math.abs(end - footer)).toBeLessThan(1)
  })

test('where the footer has no form, its links begin above each of the offices', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/blog')
  const startsOf = (part: string) =>
    page.locator(`.site-footer ${part}`).evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().x)))])
  expect(await startsOf('.footer-column li')).toEqual(await startsOf('address'))
})

test('on a phone the copyright has a line of its own, clear of the name below it', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/about')
  const edges = await page.locator('.site-footer').evaluate((footer) =>
    ['.legal summary', '.legal > p', '.logo'].map((part) => {
      const { top, bottom } = footer.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
      return { top, bottom }
    }),
  )
  const [language, copyright, name] = edges
  expect(copyright?.top).toBeGreaterThanOrEqual(language?.bottom ?? 0)
  expect(name?.top).toBeGreaterThanOrEqual(copyright?.bottom ?? 0)
  expect(copyright?.bottom).toBeGreaterThan((copyright?.top ?? 0) + 30)
})

test('the name of the current page is underlined whole, where it has a hyphen, too', LONG, async ({ page }) => {
  await page.goto('/industries/retail-ecommerce')
  const parts = page.locator('.site-footer a[aria-current] .whole')
  expect(await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).textDecorationLine))).toEqual(['underline'])
})

for (const { width, height, letters } of [
  { width: 320, height: 225, letters: 16 },
  { width: 1280, height: 800, letters: 32 },
])
  test(`the footer begins with a line of space at ${width} x ${height} px with letters of ${letters} px`, LONG, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await enlargeLetters(page, letters)
    await page.goto('/careers')
    const [footer, first] = [
      await page.locator('.site-footer').boundingBox(),
      await page.locator('.site-footer h2:visible').first().boundingBox(),
    ]
    expect(Number(first?.y) - Number(footer?.y)).toBeGreaterThanOrEqual(1.5 * letters)
  })

test(
  'at 1024 px the last line of the footer is one, which ends with the page, also where loose letters need more',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 })
    await page.goto('/about')
    const footer = page.getByRole('contentinfo')
    const tops = await footer.locator('.legal > nav li').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    await spaceLetters(page)
    const [line, language] = [await footer.locator('.legal').boundingBox(), await footer.locator('.legal summary').boundingBox()]
    expect(Number(language?.x) + Number(language?.width)).toBeLessThanOrEqual(Number(line?.x) + Number(line?.width) + 1)
  },
)

test('in the lowest window the list of languages is part of the page', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 225 })
  await page.goto('/about')
  const list = page.locator('.language-selector')
  const summary = list.locator('summary')
  await summary.click()
  const { y = 0, height = 0 } = (await summary.boundingBox()) ?? {}
  expect((await list.getByRole('button').first().boundingBox())?.y).toBeGreaterThan(y + height)
  for (const language of await list.getByRole('button').all()) {
    await language.scrollIntoViewIfNeeded()
    await expect(language).toBeInViewport({ ratio: 1 })
  }
})

test(
  'in a wide window the copyright and the languages stand on one line, and the list of these begins where its column does',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/about')
    const footer = page.getByRole('contentinfo')
    const languages = footer.locator('.language-selector')
    const [copyright, summary] = [await footer.locator('.legal > p').boundingBox(), await languages.locator('summary').boundingBox()]
    expect(Math.abs(Number(copyright?.y) - Number(summary?.y))).toBeLessThan(10)
    await languages.locator('summary').click()
    const places = await languages.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
    expect(places.length).toBeGreaterThan(2)
    for (const place of places) expect(Math.abs(place - Number(summary?.x))).toBeLessThan(1)
  },
)
