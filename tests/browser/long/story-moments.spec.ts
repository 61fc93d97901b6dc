import { expect, type Page, test } from '@playwright/test'
import { ONLY_CHROMIUM } from '../support/suites'

/** What the film shows at places along its slider, as a pointer that drags its knob sees it, and how high its parts are there. */
const momentsOf = (page: Page) =>
  page.locator('#story').evaluate((story) => {
    const slider = story.querySelector('input')
    const textOf = (selector: string) => story.querySelector(selector)?.textContent ?? ''
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
      return {
        place,
        year: Number(textOf('.story-now > b')),
        title: textOf('.story-now > strong'),
        people: Number.parseInt(textOf('.story-now > span'), 10),
        drawn: Number(textOf('.lit .total')),
        spoken: slider.getAttribute('aria-valuetext'),
        date: Number(reached?.querySelector('time')?.textContent),
        name: reached?.querySelector('h3')?.textContent,
        nextDate: Number(next?.querySelector('time')?.textContent ?? Infinity),
        nextPeople: Number.parseInt(next?.querySelector('b')?.textContent ?? 'Infinity', 10) || Infinity,
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

test('the year, the title and the people of the film are those of its point at every moment', ONLY_CHROMIUM, async ({ page }) => {
  await openFilm(page, 1440)
  const moments = await momentsOf(page)
  expect(moments.length).toBeGreaterThan(130)
  const faults = moments.filter(({ year, title, people, drawn, spoken, date, name, nextDate, nextPeople }) => {
    const isInYears = year >= date && year < nextDate
    const isNamed = title === (year === date ? name : `${date} · ${name}`) && spoken === `${date}: ${name}`
    return !isInYears || !isNamed || people !== drawn || people >= nextPeople
  })
  expect(faults).toEqual([])
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
