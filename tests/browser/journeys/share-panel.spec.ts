import { expect, test } from '@playwright/test'
import { enlargeLetters } from '../support/letters'
import { button, nextFrames, said, setSharing } from '../support/sharing'
import { LONG, ONLY_CHROMIUM } from '../support/suites'

const ARTICLE = '/blog/zero-trust-for-suppliers'

test.describe('The address to copy by hand', () => {
  for (const [height, moves] of [
    [900, false],
    [700, true],
  ] as const)
    test(`moves the page ${moves ? 'only as far as it needs to be' : 'nowhere where it is'} in the window`, LONG, async ({ page }) => {
      await setSharing(page, { share: 'none', clipboard: 'refuses' })
      await page.setViewportSize({ width: 1440, height })
      await page.goto(ARTICLE)
      await button(page, 'Share').evaluate((icon: HTMLElement) => icon.click())
      await expect(said(page).getByRole('textbox')).toBeFocused()
      await nextFrames(page)
      const { moved, room } = await page.locator('.share-panel').evaluate((panel) => {
        const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
        return { moved: scrollY, room: innerHeight - Number.parseFloat(scrollPaddingBottom) - panel.getBoundingClientRect().bottom }
      })
      expect(moved > 0).toBe(moves)
      if (moves) expect(Math.abs(room)).toBeLessThanOrEqual(1)
      else expect(room).toBeGreaterThanOrEqual(0)
    })

  for (const [width, address] of [
    [1440, ARTICLE],
    [390, ARTICLE],
    [1440, '/case-studies/accelerating-payments-modernization'],
    [320, '/case-studies/accelerating-payments-modernization'],
    [1440, '/careers/senior-ai-ml-engineer'],
    [390, '/careers/senior-ai-ml-engineer'],
  ] as const)
    test(`moves nothing on the page, at ${width} px on ${address}`, LONG, async ({ page }) => {
      await setSharing(page, { share: 'none', clipboard: 'refuses' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      const main = page.getByRole('main')
      const icon = main.getByRole('button', { name: /^(Share|Copy Link)$/ })
      await expect(icon).toBeVisible()
      // What is beside a text stays in the window, which a click may scroll.
      const places = () =>
        main.evaluate((whole) =>
          [...whole.querySelectorAll('h1, h2, p, li, button, footer')]
            .filter((part) => part.checkVisibility() && !part.closest('aside, .sharing > .full'))
            .map((part) => part.getBoundingClientRect().y + scrollY),
        )
      const before = await places()
      await icon.click()
      const panel = main.locator('.share-panel')
      await expect(panel.getByRole('textbox')).toBeFocused()
      // Places in a window that was scrolled are some thousandths of a pixel off.
      expect((await places()).map((place, index) => Math.abs(place - (before[index] ?? 0)) < 0.1)).toEqual(before.map(() => true))
      // Nothing lies over it, and it lies over none of its own buttons.
      const { covered, top, bottom } = await panel.evaluate((own) => {
        const { x, y, width: across, height } = own.getBoundingClientRect()
        const corners = [
          [x + 2, y + 2],
          [x + across - 2, y + height - 2],
        ] as const
        const under = own.closest('.sharing')?.querySelector('[aria-expanded="true"]')?.getBoundingClientRect().bottom
        return { covered: corners.some((corner) => !own.contains(document.elementFromPoint(...corner))), top: y, bottom: under }
      })
      expect(covered).toBe(false)
      expect(top).toBeGreaterThan(bottom ?? Number.NaN)
    })

  // Only Chromium can be told to enlarge letters.
  test('is no wider than a phone with letters of twice the size', { tag: [LONG.tag, ONLY_CHROMIUM.tag] }, async ({ page }) => {
    await setSharing(page, { share: 'none', clipboard: 'refuses' })
    await page.setViewportSize({ width: 390, height: 900 })
    await enlargeLetters(page)
    await page.goto('/case-studies/accelerating-payments-modernization')
    await button(page, 'Share').click()
    await expect(said(page).getByRole('textbox')).toBeFocused()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    // What stands out at the start of a page makes it no wider.
    const { left, right } = await page.locator('.share-panel').evaluate((panel): DOMRect => panel.getBoundingClientRect().toJSON())
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(390)
  })

  for (const [width, address] of [
    [320, '/case-studies/accelerating-payments-modernization'],
    [960, '/whitepaper/future-of-ai-in-enterprise'],
    [1440, '/case-studies/accelerating-payments-modernization'],
  ] as const)
    test(`shows the address to copy by hand on one line, within its frame, at ${width} px on ${address}`, LONG, async ({ page }) => {
      await setSharing(page, { share: 'none', clipboard: 'refuses' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      await button(page, 'Share').click()
      const field = said(page).getByRole('textbox')
      await expect(field).toBeFocused()
      const { left, right, height, frame, icon, overflow } = await field.evaluate((area) => {
        const { left, right, height } = area.getBoundingClientRect()
        const { scrollWidth, clientWidth } = document.documentElement
        const edges = (part: Element | null | undefined) => part?.getBoundingClientRect().toJSON()
        const icon = edges(document.querySelector('article [data-way="share"]'))
        return { left, right, height, frame: edges(area.closest('.share-panel')), icon, overflow: scrollWidth - clientWidth }
      })
      expect({ height, overflow }).toEqual({ height: 48, overflow: 0 })
      // The button is beside the field, or as wide as it.
      const copy = await said(page).getByRole('button', { name: 'Copy' }).boundingBox()
      if (width === 320) expect(copy).toMatchObject({ x: left, width: right - left, height })
      else expect(copy?.x).toBeGreaterThan(right)
      expect(left).toBeGreaterThan(frame.left)
      expect(right).toBeLessThan(frame.right)
      expect(frame.top - icon.bottom).toBeGreaterThan(10)
      expect(frame.top - icon.bottom).toBeLessThan(14)
      expect(frame.right - frame.left).toBeLessThanOrEqual(416)
      // Below buttons at the right it ends where they do.
      if (width === 1440) expect(frame.right).toBeCloseTo(icon.right, 0)
    })
})
