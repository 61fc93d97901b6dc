import { expect, type Page, test } from '@playwright/test'
import { enlargeLetters } from '../support/letters'
import { callsOf, setSharing } from '../support/sharing'
import { LONG, ONLY_CHROMIUM } from '../support/suites'
import { watchProblems } from '../support/watch'

const ARTICLE = '/blog/zero-trust-for-suppliers'

/** Notices that are not shown are in the page all the same. */
const SHOWN = { useInnerText: true }

const button = (page: Page, name: string) => page.getByRole('article').getByRole('button', { name, exact: true })
const said = (page: Page) => page.getByRole('article').getByRole('status')
const WHOLE = `https://aldergate.example${ARTICLE}`

test.describe('Share', () => {
  test('hands the page to the system', async ({ page }) => {
    await setSharing(page, { share: 'takes', clipboard: 'refuses' })
    await page.goto(`${ARTICLE}?from=letter`)
    await button(page, 'Share').click()
    await expect.poll(() => callsOf(page)).toEqual([{ url: WHOLE, title: 'Zero trust starts with your suppliers' }])
    await expect(said(page)).toHaveText('', SHOWN)
  })

  test('that is broken off says nothing and copies nothing', LONG, async ({ page }) => {
    const problems = watchProblems(page)
    await setSharing(page, { share: 'aborts', clipboard: 'takes' })
    await page.goto(ARTICLE)
    await button(page, 'Share').click()
    await expect.poll(() => callsOf(page)).toHaveLength(1)
    await expect(said(page)).toHaveText('', SHOWN)
    expect(problems).toEqual([])
  })

  test('copies the address where the system cannot share, and says so', async ({ page }) => {
    await setSharing(page, { share: 'none', clipboard: 'takes' })
    await page.goto(ARTICLE)
    await button(page, 'Share').press('Enter')
    await expect(said(page)).toHaveText('Link copied.', SHOWN)
    expect(await callsOf(page)).toEqual([WHOLE])
  })

  test('gives the address to copy by hand where that is refused, too', LONG, async ({ page }) => {
    await setSharing(page, { share: 'none', clipboard: 'refuses' })
    await page.goto(ARTICLE)
    await button(page, 'Share').click()
    const field = said(page).getByRole('textbox', { name: 'Copy this link' })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(WHOLE)
    expect(
      await page.evaluate(() => getSelection()?.toString() || document.querySelector<HTMLInputElement>('input:focus')?.selectionEnd),
    ).toBeTruthy()
  })

  test('moves the page only as far as the address needs to be in the window', LONG, async ({ page }) => {
    await setSharing(page, { share: 'none', clipboard: 'refuses' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(ARTICLE)
    await button(page, 'Share').evaluate((icon: HTMLElement) => icon.click())
    await expect(said(page).getByRole('textbox')).toBeFocused()
    const room = await page.locator('.share-panel').evaluate((panel) => {
      const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
      return innerHeight - Number.parseFloat(scrollPaddingBottom) - panel.getBoundingClientRect().bottom
    })
    const moved = await page.evaluate(() => scrollY)
    expect(room).toBeGreaterThanOrEqual(-1)
    if (moved > 0) expect(room).toBeLessThanOrEqual(1)
  })

  for (const [width, address] of [
    [1440, ARTICLE],
    [390, ARTICLE],
    [1440, '/case-studies/accelerating-payments-modernization'],
    [320, '/case-studies/accelerating-payments-modernization'],
    [1440, '/careers/senior-ai-ml-engineer'],
    [390, '/careers/senior-ai-ml-engineer'],
  ] as const)
    test(`moves nothing on the page, at ${width} px on ${address}`, width === 1440 && address === ARTICLE ? {} : LONG, async ({ page }) => {
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

  for (const copies of [true, false])
    test(`${copies ? 'copies' : 'says what is left to do'} where the older way to copy is ${copies ? '' : 'not '}allowed`, async ({
      page,
    }) => {
      await setSharing(page, { share: 'none', clipboard: 'refuses' })
      await page.addInitScript((allowed) => {
        document.execCommand = (command) => allowed && command === 'copy' && getSelection() !== null
      }, copies)
      await page.goto(ARTICLE)
      await button(page, 'Share').click()
      const again = said(page).getByRole('button', { name: 'Copy' })
      await expect(said(page).getByRole('textbox')).toBeFocused()
      const before = await again.boundingBox()
      // A click of the test would move the page first, in Firefox.
      await again.evaluate((part: HTMLElement) => part.click())
      if (copies) return expect(said(page)).toHaveText('Link copied.', SHOWN)
      await expect(said(page).getByText('Selected. Copy it yourself.')).toBeVisible()
      await expect(said(page).getByRole('textbox')).toBeFocused()
      expect(await again.boundingBox()).toEqual(before)
    })

  test('closes with its cross, with a second press and with Escape', async ({ page }) => {
    await setSharing(page, { share: 'none', clipboard: 'refuses' })
    await page.goto(ARTICLE)
    const cross = said(page).getByRole('button', { name: 'Close' })
    for (const close of [() => cross.click(), () => button(page, 'Share').click(), () => page.keyboard.press('Escape')]) {
      await button(page, 'Share').click()
      await expect(said(page).getByRole('textbox')).toBeFocused()
      await expect(button(page, 'Share')).toHaveAttribute('aria-expanded', 'true')
      await close()
      await expect(said(page)).toHaveText('', SHOWN)
      await expect(button(page, 'Share')).toBeFocused()
      await expect(button(page, 'Share')).toHaveAttribute('aria-expanded', 'false')
    }
    expect(await callsOf(page)).toEqual(Array(3).fill(WHOLE))
  })

  test('closes when the focus leaves it, and with Escape wherever the focus is', async ({ page }) => {
    await setSharing(page, { share: 'none', clipboard: 'refuses' })
    await page.goto(ARTICLE)
    const open = async () => {
      await button(page, 'Share').press('Enter')
      await expect(said(page).getByRole('textbox')).toBeFocused()
    }
    await open()
    await page.keyboard.press('Tab')
    await expect(said(page).getByRole('button', { name: 'Copy' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(said(page)).toHaveText('', SHOWN)
    await expect(button(page, 'Share')).not.toBeFocused()
    await open()
    await said(page).getByRole('textbox').blur()
    await page.keyboard.press('Escape')
    await expect(said(page)).toHaveText('', SHOWN)
    await expect(button(page, 'Share')).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes where something else is said', LONG, async ({ page }) => {
    await setSharing(page, { share: 'none', clipboard: 'refuses' })
    await page.goto(ARTICLE)
    await button(page, 'Share').click()
    await expect(said(page).getByRole('textbox')).toBeFocused()
    await button(page, 'Save').click()
    await expect(said(page)).toHaveText(/^Saved/, SHOWN)
    await expect(button(page, 'Share')).toHaveAttribute('aria-expanded', 'false')
  })

  // Only Chromium can be told to enlarge letters.
  test('is no wider than a phone with letters of twice the size', ONLY_CHROMIUM, async ({ page }) => {
    await setSharing(page, { share: 'none', clipboard: 'refuses' })
    await page.setViewportSize({ width: 390, height: 900 })
    await enlargeLetters(page)
    await page.goto('/case-studies/accelerating-payments-modernization')
    await button(page, 'Share').click()
    await expect(said(page).getByRole('textbox')).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  for (const [width, address] of [
    [320, '/case-studies/accelerating-payments-modernization'],
    [960, '/whitepaper/future-of-ai-in-enterprise'],
    [1440, '/case-studies/accelerating-payments-modernization'],
  ] as const)
    test(
      `shows the address to copy by hand on one line, within its frame, at ${width} px on ${address}`,
      width === 320 ? {} : LONG,
      async ({ page }) => {
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
      },
    )
})

test('a position is passed on and applied for, open or closed', LONG, async ({ page }) => {
  await setSharing(page, { share: 'takes', clipboard: 'takes' })
  await page.goto('/careers/senior-ai-ml-engineer')
  const main = page.getByRole('main')
  const address = 'https://aldergate.example/careers/senior-ai-ml-engineer'
  await expect(main.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', new RegExp(encodeURIComponent(address)))
  await expect(main.getByRole('link', { name: 'Twitter' })).toHaveAttribute(
    'href',
    /^https:\/\/twitter\.com\/intent\/tweet\?url=.*&text=Senior/,
  )
  await main.getByRole('button', { name: 'Copy Link' }).click()
  await expect(main.getByRole('status')).toHaveText('Link copied.', SHOWN)
  expect(await callsOf(page)).toEqual([address])

  await expect(main.getByText('This position closed on December 9, 2024.')).toBeVisible()
  await expect(main.locator('.unlit > .art')).toHaveAttribute('data-tone', 'mist')
  await expect(main.getByRole('link', { name: 'Subscribe to Job Alerts' })).toHaveAttribute('href', '/careers#alerts')
  const apply = main.getByRole('link', { name: 'Apply Now' })
  await expect(apply).toHaveAccessibleDescription(/similar positions.*talent team/)
  await apply.click()
  await expect(page).toHaveURL(/\/contact\?topic=job&position=Senior\+AI%2FML\+Engineer$/)
})
