import { expect, type Page, test } from '@playwright/test'
import { pointsOf } from '../../../src/site/art/people-points'
import { ONLY_CHROMIUM } from '../support/suites'

/** What the film shows at places along its slider, as a pointer that drags its knob sees it, and how high its parts are there. */
const momentsOf = (page: Page) =>
  page.locator('#story').evaluate((story) => {
    const slider = story.querySelector('input')
    const textOf = (selector: string) => story.querySelector(selector)?.textContent ?? ''
    const textsOf = (parent: Element | undefined, selector: string) =>
      [...(parent?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent?.trim())
    const heightOf = (selector: string) => Math.round(story.querySelector(selector)?.getBoundingClientRect().height ?? 0)
    if (!slider) return []
    slider.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    // In twentieths, and in much smaller steps before each milestone, where the movement may be slow.
    const places = Array.from({ length: 121 }, (_, index) => index / 20).flatMap((place) =>
      Number.isInteger(place) && place > 0 ? [place - 0.02, place - 0.005, place - 0.001, place] : [place],
    )
    return places.map((place) => {
      slider.value = `${place}`
      slider.dispatchEvent(new Event('input', { bubbles: true }))
      const reached = [...story.querySelectorAll<HTMLElement>('ol > li:not([data-ahead])')].at(-1)
      const next = story.querySelector<HTMLElement>('ol > li[data-ahead]')
      const values = (reached?.dataset.values ?? '').split(' ').map(Number)
      return {
        place,
        year: Number(textOf('.story-now > b')),
        title: textOf('.story-now > strong'),
        figures: textOf('.story-now > span'),
        points: textOf('.story-now > i').length,
        people: values.reduce((sum, value) => sum + value, 0),
        drawn: textsOf(story, '.chart > svg > svg:not([data-ahead]) .total:not([data-ahead])'),
        names: textsOf(story, '.names text:not([data-ahead])').map((text) => text?.replace(/^\d+ /, '')),
        spoken: slider.getAttribute('aria-valuetext'),
        date: Number(reached?.querySelector('time')?.textContent),
        name: reached?.querySelector('h3')?.textContent,
        listed: textsOf(reached, 'b').join(', '),
        totals: textsOf(story, 'ol > li:not([data-ahead]) > p + b').map((text) => text?.replace(' people', '')),
        started: textsOf(story, '.names text').filter((_, layer) => values[layer]).length,
        nextDate: Number(next?.querySelector('time')?.textContent ?? Infinity),
        heights: [heightOf('.story-now > strong'), heightOf('.drawing')],
      }
    })
  })

async function openFilm(page: Page, width: number) {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width, height: 844 })
  await page.goto('/about')
  await page.locator('#story .drawing').scrollIntoViewIfNeeded()
  await expect(page.locator('#story [data-film]')).toBeAttached()
}

test('what the film says is of its dates at every moment, and no number stands between two of them', ONLY_CHROMIUM, async ({ page }) => {
  await openFilm(page, 1440)
  const moments = await momentsOf(page)
  expect(moments.length).toBeGreaterThan(130)
  const faults = moments.filter(({ year, title, figures, points, people, drawn, spoken, date, name, listed, totals, nextDate }) => {
    const isInYears = year >= date && year < nextDate
    const isNamed = title === (year === date ? name : `${date} · ${name}`) && spoken === `${date}: ${name}`
    // The last date reached gets its number when the drawing is off it.
    const isCounted = [totals, totals.slice(0, -1)].some((numbers) => numbers.join() === drawn.join())
    return !isInYears || !isNamed || figures !== listed || points !== pointsOf(people) || !isCounted
  })
  expect(faults).toEqual([])
})

test('the film names a region from the date on at which it has people', ONLY_CHROMIUM, async ({ page }) => {
  await openFilm(page, 1440)
  const moments = await momentsOf(page)
  expect(moments.filter(({ names, started }) => names.length !== started)).toEqual([])
  expect([...new Set(moments.map(({ names }) => names.at(-1)))]).toEqual([
    'North America',
    'Europe',
    'Asia Pacific',
    'Middle East & Africa',
  ])
})

test('the ring of the film is there for keys, and not for a mouse that moves', ONLY_CHROMIUM, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.getByRole('link', { name: 'Watch our story' }).click()
  const pause = page.getByRole('button', { name: 'Pause', exact: true })
  await expect(pause).toBeFocused()
  const ring = await pause.evaluate((button) => getComputedStyle(button).outline)
  expect(ring).toMatch(/solid [2-9]/)
  await page.mouse.move(700, 500)
  await expect(pause).toBeFocused()
  await expect(pause).toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)')
  await page.keyboard.press('Shift')
  await expect(pause).toHaveCSS('outline', ring)
  // With forced colors nothing is transparent.
  await page.mouse.move(700, 600)
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(pause).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)')
})

for (const width of [390, 360, 320])
  test(`nothing moves during the film at ${width} px`, ONLY_CHROMIUM, async ({ page }) => {
    await openFilm(page, width)
    const heights = (await momentsOf(page)).map((moment) => moment.heights)
    for (const height of [0, 1]) {
      const all = heights.map((parts) => parts[height] ?? 0)
      expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1)
    }
  })

test('the people of the story stand below its year, clear of it, in the lowest window', ONLY_CHROMIUM, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/about')
  const [year, people] = await Promise.all(
    ['b', 'span'].map((name) =>
      page.locator(`.story-now > ${name}`).evaluate((element) => {
        const { top, bottom, height } = element.getBoundingClientRect()
        const letters = Number.parseFloat(getComputedStyle(element).fontSize)
        // Digits are 0.7 em high, in the middle of their line.
        const [above, below] = [(height - 0.7 * letters) / 2, (height - 0.7 * letters) / 2]
        return { top: top + above, bottom: bottom - below }
      }),
    ),
  )
  expect((people?.top ?? 0) - (year?.bottom ?? 0)).toBeGreaterThanOrEqual(11)
})

test('a press of the mouse on the button of the film leaves no ring, and a key brings it back', ONLY_CHROMIUM, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/about#story')
  const pause = page.getByRole('button', { name: 'Pause', exact: true })
  await expect(pause).toBeFocused()
  const box = await pause.boundingBox()
  const ring = () => page.locator('.film-controls button').evaluate((button) => getComputedStyle(button).outlineColor)
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
  await page.keyboard.press('Shift')
  expect(await ring()).not.toBe('rgba(0, 0, 0, 0)')
  await page.mouse.down()
  await page.mouse.up()
  expect(await ring()).toBe('rgba(0, 0, 0, 0)')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await ring()).not.toBe('rgba(0, 0, 0, 0)')
})
