import { expect, test } from '@playwright/test'
import { brokenWords } from '../support/broken-words'
import { spaceLetters } from '../support/letters'
import { ONLY_CHROMIUM } from '../support/suites'

test.use({ bypassCSP: true })

for (const [address, width, words] of [
  ['/', 1280, '.menu-panel .menu-links a'],
  ['/', 1024, '.menu-panel .menu-links a'],
  ['/', 390, '.service-index :is(h3, .num)'],
  ['/', 360, '.service-index :is(h3, .num)'],
  ['/careers', 1280, '.kind-list small > *'],
  ['/technology', 1280, '.use-list :is(h3, summary)'],
  ['/technology', 1024, '.use-list :is(h3, summary)'],
  ['/technology', 720, '.use-list :is(h3, summary)'],
] as const)
  test(`no word of ${words} breaks on ${address} at ${width} px with the widest spacing`, ONLY_CHROMIUM, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(address)
    await spaceLetters(page)
    // Facts are clipped at their points, as what only screen readers get is.
    await page.addStyleTag({ content: '.meta { clip-path: none !important }' })
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true
    })
    if (words.startsWith('.menu-panel'))
      for (const menu of await page.locator('.main-menu summary').all()) {
        await menu.press('Enter')
        expect.soft(await brokenWords(page.locator(words))).toEqual([])
      }
    else expect(await brokenWords(page.locator(words))).toEqual([])
  })

test('the points beside the headline are not behind its letters with the widest spacing', ONLY_CHROMIUM, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const points = page.locator('.hero > .point-field')
  const isInWindow = async () => ((await points.boundingBox())?.x ?? 0) < 1280
  expect(await isInWindow()).toBe(true)
  await spaceLetters(page)
  expect(await isInWindow()).toBe(false)
})
