import { expect, type Page, test } from '@playwright/test'
import { Listing } from './support/listing'
import { LONG, ONLY_CHROMIUM } from './support/suites'

declare global {
  interface Window {
    /** Whether the page came in with a transition; set by the test as the page is revealed. */
    cameWithTransition?: boolean
    /** Takes how the page scrolls, to the test. */
    tellBehavior?: (behavior: string) => void
  }
}

/** Follows the first card of the blog to its article, and tells whether the browser moved one page into the other. */
async function follow(page: Page): Promise<{ from: string; to: string; transition: boolean | undefined }> {
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', (event) => {
      window.cameWithTransition = event.viewTransition !== null
    })
  })
  await page.goto('/blog')
  const card = page.getByRole('article').first()
  const from = await nameOf(page, 'article .art')
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/./)
  const to = await nameOf(page, 'main .art')
  // A page is revealed as it is first painted, which may be after it can be asked.
  await page.waitForFunction(() => window.cameWithTransition !== undefined)
  return { from, to, transition: await page.evaluate(() => window.cameWithTransition) }
}

/** What a picture is called in a transition. */
const nameOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((picture) => getComputedStyle(picture).getPropertyValue('view-transition-name'))

test('the picture of a card moves to the head of its article', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { from, to, transition } = await follow(page)
  expect(from).toMatch(/^art-/)
  expect(to).toBe(from)
  expect(transition).toBe(true)
})

test('nothing moves for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { transition } = await follow(page)
  expect(transition).toBe(false)
  await page.goto('/blog')
  // Colors that change as the page comes to life have transitions all the same, too short for a frame.
  const moving = () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length
  expect(await page.evaluate(moving)).toBe(0)
  // Nor do the cards that a filter brings in again.
  const list = new Listing(page)
  await list.chip('Security').click()
  await list.expectResults('Showing 2 results for "Security"', 2)
  await list.chip('All').click()
  await list.expectResults('Showing 6 results', 6)
  const names = await list.cards.evaluateAll((cards) => cards.map((card) => getComputedStyle(card).animationName))
  expect(new Set(names)).toEqual(new Set(['none']))
})

test('a page opened at one of its sections is there at once', { tag: [LONG.tag, ONLY_CHROMIUM.tag] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const behaviors: string[] = []
  await page.exposeFunction('tellBehavior', (behavior: string) => behaviors.push(behavior))
  await page.addInitScript(() => {
    const tell = () => window.tellBehavior?.(getComputedStyle(document.documentElement).scrollBehavior)
    window.addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(tell)
      void viewTransition?.finished.then(tell)
    })
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Watch our story' }).click()
  // While it scrolled, the transition would show an empty window.
  await expect.poll(() => behaviors).toEqual(['auto', 'smooth'])
})

test('cards of a list arrive 100 ms apart', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/blog')
  const cards = page.getByRole('main').locator('.stagger > *')
  const delays = await cards.evaluateAll((items) =>
    items.map((item) => Math.round(Number.parseFloat(getComputedStyle(item).animationDelay) * 1000)),
  )
  expect(delays).toEqual(delays.map((_, index) => index * 100))
  expect(delays.length).toBeGreaterThan(3)
})

test('the picture of the hero stands still for those who asked for less motion, also while it is open', async ({ page }) => {
  const lit = () => page.locator('.point-field .points').first().getAttribute('d')
  const control = page.getByRole('button', { name: /^(?:Pause|Play) Motion$/ })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const first = await lit()
  await expect(control).toBeVisible()
  await expect.poll(lit).not.toBe(first)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(control).toBeHidden()
  const still = await lit()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await lit()).toBe(still)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(control).toBeVisible()
  await expect.poll(lit).not.toBe(still)
})
