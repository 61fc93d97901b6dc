import { expect, type Page, test } from '@playwright/test'
import { holdLoadedScripts } from '../support/chunks'
import { enlargeLetters } from '../support/letters'
import { LONG, ONLY_CHROMIUM } from '../support/suites'
import { watchProblems } from '../support/watch'

const FIRST = '2009: Founded in San Francisco'
const LAST = '2024: Applied AI lab in London'

const slider = (page: Page) => page.getByRole('slider', { name: 'Place in the story' })
const ahead = (page: Page) => page.locator('#story li[data-ahead]')

test('"Watch our story" plays the timeline, which pauses and goes to any milestone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const problems = watchProblems(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Watch our story' }).click()
  const pause = page.getByRole('button', { name: 'Pause', exact: true })
  await expect(pause).toBeVisible()
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^20(?:09|11|13)/)
  expect(await ahead(page).count()).toBeGreaterThan(3)
  await pause.click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  // On the way to the next date, the year runs with the drawing, and the title says of which date it is.
  const { width, height } = (await slider(page).boundingBox()) ?? { width: 0, height: 0 }
  await slider(page).click({ position: { x: width * 0.45, y: height / 2 } })
  const place = Number(await slider(page).inputValue())
  expect(place).toBeGreaterThan(2)
  expect(place).toBeLessThan(3)
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^2013/)
  const now = page.locator('#story ol > li:not([data-ahead])').last()
  await expect(page.locator('#story .story-now > b')).toHaveText('2014')
  await expect(page.locator('#story .story-now > strong')).toHaveText(`2013 · ${await now.locator('h3').innerText()}`)
  await expect(page.locator('#story .story-now > span')).toHaveText('82 people, 3 offices')
  await expect(page.locator('#story .story-now > i')).toHaveText('•'.repeat(8))
  await expect(page.locator('#story .lit .total')).toHaveAttribute('data-ahead')
  // Wherever it was paused, the next key goes to the next milestone.
  const rest = await ahead(page).count()
  await slider(page).press('ArrowRight')
  await expect(ahead(page)).toHaveCount(rest - 1)
  expect(Number(await slider(page).inputValue())).toBe(Math.ceil(place))
  await slider(page).press('ArrowLeft')
  await expect(ahead(page)).toHaveCount(rest)

  await slider(page).press('Home')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', FIRST)
  await expect(ahead(page)).toHaveCount(6)
  // Only regions that have people by then are named, and the drawing is near.
  await expect(page.locator('#story .names text:not([data-ahead])')).toHaveText('6 North America')
  await expect(page.locator('#story [data-near]')).toHaveCount(1)
  await slider(page).press('ArrowRight')
  await expect(ahead(page)).toHaveCount(5)
  await slider(page).press('End')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', LAST)
  // At a date, all that is written is of it.
  await expect(page.locator('#story .story-now > b')).toHaveText('2024')
  await expect(page.locator('#story .story-now > strong')).toHaveText('Applied AI lab in London')
  await expect(ahead(page)).toHaveCount(0)
  await expect(page.locator('#story .names text:not([data-ahead])')).toHaveCount(4)
  await expect(page.locator('#story [data-near]')).toHaveCount(0)
  // No region is named before its first office opens.
  await slider(page).click({ position: { x: width * 0.27, y: height / 2 } })
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^2011/)
  await expect(page.locator('#story .names text:not([data-ahead])')).toHaveText(['North America'])
  expect(problems).toEqual([])
})

test('paused between two dates, the film goes on from there', LONG, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/about#story')
  // On the way to the second date, whose figures do not stand yet beside what is drawn.
  await expect.poll(async () => Number(await slider(page).inputValue())).toBeLessThan(1)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  const place = await slider(page).inputValue()
  expect(Number(place) % 1).toBeGreaterThan(0)
  await expect(page.locator('#story .names text:not([data-ahead]) tspan').first()).toBeEmpty()
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^20\d\d: /)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(Number(place))
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  // A key goes to the next date on its side.
  const between = Number(await slider(page).inputValue())
  await slider(page).press('ArrowLeft')
  expect(Number(await slider(page).inputValue())).toBe(Math.floor(between))
  await slider(page).press('End')
  await expect(page.getByRole('button', { name: 'Play the story' })).toBeVisible()
})

test('a link to the film shows its heading, its controls and the texts of its dates', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/about#story')
  await expect(page.locator('#story li').first()).toBeInViewport({ ratio: 1 })
  await expect(page.locator('#story h2')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeInViewport({ ratio: 1 })
})

test('a link to the film shows the label of its heading in a window of 800 px', LONG, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto('/about#story')
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeInViewport({ ratio: 1 })
  const header = await page.locator('.site-header').boundingBox()
  const topOf = async () => (await page.locator('#story .kicker').boundingBox())?.y
  await expect.poll(topOf).toBeGreaterThanOrEqual(header?.height ?? 0)
  await expect(page.locator('#story li > :last-child').first()).toBeInViewport({ ratio: 1 })
})

test('a link to the film leads to the same place with and without motion', { tag: [LONG.tag, ONLY_CHROMIUM.tag] }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const tops: (number | undefined)[] = []
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    await page.getByRole('link', { name: 'Watch our story' }).click()
    await expect(page.locator('#story h2')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('#story li').first()).toBeInViewport({ ratio: 1 })
    tops.push((await page.locator('#story .kicker').boundingBox())?.y)
  }
  expect(tops[0]).toBeGreaterThan(100)
  expect(tops[1]).toBe(tops[0])
})

const LARGE_LETTERS = { tag: [LONG.tag, ONLY_CHROMIUM.tag] }
test('a link to the film shows its heading with letters of twice the size on a phone', LARGE_LETTERS, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enlargeLetters(page)
  await page.goto('/about#story')
  await expect(page.locator('.film-controls [data-film]')).toBeAttached()
  await expect(page.locator('#story h2')).toBeInViewport({ ratio: 1 })
})

test('a film that plays is in sight in the lowest window', LONG, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/about#story')
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeAttached()
  await expect(page.locator('#story .drawing')).toBeInViewport({ ratio: 0.6 })
})

test('a link to the film shows its controls, the year and the whole drawing in low windows', LONG, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const [width, height] of [
    [320, 256],
    [360, 225],
    [568, 320],
    [640, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await page.getByRole('link', { name: 'Watch our story' }).click()
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeInViewport({ ratio: 1 })
    await expect(page.locator('#story .story-now > b')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('#story .chart')).toBeInViewport({ ratio: 0.95 })
  }
})

test('a link to the film leaves the focus on its first control', { tag: [LONG.tag, ONLY_CHROMIUM.tag] }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    await page.getByRole('link', { name: 'Watch our story' }).click()
    const control = reducedMotion === 'reduce' ? slider(page) : page.getByRole('button', { name: 'Pause', exact: true })
    await expect(control).toBeFocused()
    await expect(control).toBeInViewport({ ratio: 1 })
  }
})

test('the timeline is whole until it is played', LONG, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/about')
  await page.locator('#story ol').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Play the story' })).toBeVisible()
  await expect(ahead(page)).toHaveCount(0)
})

// Only Chromium can be told to reduce motion.
test('with reduced motion nothing plays, and the slider goes from milestone to milestone', ONLY_CHROMIUM, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about#story')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', LAST)
  await expect(ahead(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Play the story' })).toBeHidden()
  // Each step changes the picture, the last one, too.
  await slider(page).press('ArrowLeft')
  await expect(ahead(page)).toHaveCount(1)
  await expect(slider(page)).not.toHaveAttribute('aria-valuetext', LAST)
  // The slider stands alone, and says what it is, and why.
  await expect(page.locator('#story label')).toHaveText('Place in the story')
  await expect(page.getByText('asks for less motion')).toBeVisible()
  await slider(page).press('Home')
  await expect(ahead(page)).toHaveCount(6)
})

test('the end of the film is not shown before its begin while the script is on its way', LONG, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const arrive = await holdLoadedScripts(page)
  await page.goto('/about#story', { waitUntil: 'commit' })
  const drawing = page.locator('#story .drawing')
  await expect(drawing).toHaveCSS('animation-name', 'awaited')
  // The first date is there at once.
  await expect(page.locator('#story ol > li').nth(0)).toHaveCSS('animation-name', 'none')
  await expect(page.locator('#story ol > li').nth(1)).toHaveCSS('animation-name', 'awaited')
  arrive()
  await expect(drawing).toHaveCSS('animation-name', 'none')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^20(?:09|11)/)
})

test('the controls are there before the script of the film, which does then what was pressed', LONG, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 390, height: 780 })
  const arrive = await holdLoadedScripts(page)
  await page.goto('/about', { waitUntil: 'commit' })
  const play = page.getByRole('button', { name: 'Play the story' })
  await play.scrollIntoViewIfNeeded()
  await expect(page.locator('.film-controls [data-film]')).toHaveCount(0)
  await play.click()
  await expect(play).toHaveAttribute('data-waiting')
  const before = await page.locator('#story .story-now').boundingBox()
  arrive()
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^20(?:09|11)/)
  expect((await page.locator('#story .story-now').boundingBox())?.height).toBe(before?.height)
})

test('the year, the controls and the whole drawing are in sight on the smallest phones', LONG, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/about#story')
  const pause = page.getByRole('button', { name: 'Pause', exact: true })
  await expect(pause).toBeInViewport({ ratio: 1 })
  await expect(page.locator('#story .story-now > b')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('#story .chart')).toBeInViewport({ ratio: 1 })
  const [button, place] = [await pause.boundingBox(), await slider(page).boundingBox()]
  expect(Math.abs((button?.y ?? 0) - (place?.y ?? 99))).toBeLessThan(20)
})
