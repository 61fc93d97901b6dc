import { expect, type Page, test } from '@playwright/test'
import { brokenWords } from '../support/broken-words'
import { enlargeLetters, spaceLetters } from '../support/letters'
import { ONLY_CHROMIUM } from '../support/suites'

/** Windows of a tablet, in which letters of twice the size leave the room of a phone. */
test.use({ bypassCSP: true, viewport: { width: 720, height: 900 } })

/** Enlarges letters without the widths at which styles change, as zooming only the text does. */
const zoomText = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% !important }' })

/** By how many pixels parts of a page scroll sideways. */
const sidewaysIn = (page: Page, parts: string) =>
  page.locator(parts).evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => Math.max(0, scrollWidth - clientWidth)))

for (const width of [640, 720])
  test(`at ${width} px large letters far apart break no title and no name of the menu`, ONLY_CHROMIUM, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await enlargeLetters(page)
    for (const address of ['/services/ai-transformation', '/services/cloud-infrastructure']) {
      await page.goto(address)
      await spaceLetters(page)
      expect.soft(await brokenWords(page.locator('h1')), address).toEqual([])
    }
    await page.locator('.mobile-menu > summary').click()
    for (const group of await page.locator('.mobile-menu-group > summary').all()) {
      await group.click()
      expect.soft(await brokenWords(page.locator('.mobile-menu-group[open] a'))).toEqual([])
      expect.soft(await sidewaysIn(page, '.mobile-menu-panel')).toEqual([0])
      await group.click()
    }
  })

test('with large letters far apart no table of feeds and no row of filters scrolls sideways', ONLY_CHROMIUM, async ({ page }) => {
  await enlargeLetters(page)
  for (const address of ['/feeds', '/case-studies']) {
    await page.goto(address)
    await spaceLetters(page)
    const sideways = await sidewaysIn(page, 'main :is(.table-scroll, .scroll-row)')
    expect.soft(sideways.length, address).toBeGreaterThan(0)
    expect.soft(Math.max(...sideways), address).toBeLessThanOrEqual(1)
  }
})

test('the figures of the story stand above those of its drawing with large letters far apart', ONLY_CHROMIUM, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 640, height: 900 })
  await enlargeLetters(page)
  await page.goto('/about')
  await spaceLetters(page)
  const figures = await page.locator('.story-now > span').boundingBox()
  const last = await page.locator('.strata-timeline .lit .total').boundingBox()
  // Boxes of lines are higher than their letters.
  expect((figures?.y ?? 0) + (figures?.height ?? 0)).toBeLessThan((last?.y ?? 0) + 16)
})

for (const [address, part] of [
  ['/', '.service-index'],
  ['/about', '.face-link'],
  ['/careers', '.kind-list'],
  ['/feeds', '.subscription-table tbody'],
  ['/technology', '.use-list'],
] as const)
  test(`no word of ${part} of ${address} breaks where only the text is zoomed`, ONLY_CHROMIUM, async ({ page }) => {
    await page.goto(address)
    await zoomText(page)
    expect(await brokenWords(page.locator(part))).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(720)
  })

test('buttons of files stand beside their texts where only the text is zoomed', ONLY_CHROMIUM, async ({ page }) => {
  for (const address of ['/investors', '/services/ai-transformation']) {
    await page.goto(address)
    await zoomText(page)
    const beyond = await page
      .locator('.register .end > .button')
      .evaluateAll((all) =>
        all.map(
          (button) =>
            (button.closest('.end')?.previousElementSibling?.getBoundingClientRect().right ?? 0) - button.getBoundingClientRect().left,
        ),
      )
    expect.soft(beyond.length, address).toBeGreaterThan(0)
    expect.soft(Math.max(...beyond), address).toBeLessThanOrEqual(0)
  }
})
