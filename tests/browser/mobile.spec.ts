import { expect, test } from '@playwright/test'
import { chatOn } from './support/chat'
import { header, opener, openWithHeader } from './support/header'
import { Listing } from './support/listing'
import { LONG, ONLY_CHROMIUM } from './support/suites'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('the mobile menu holds the way to everything', async ({ page }) => {
  await openWithHeader(page, '/about')
  const nav = header(page).getByRole('navigation', { name: 'Mobile' })
  await expect(header(page).getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(nav).toBeHidden()
  await opener(header(page), 'Menu').tap()
  await expect(nav).toBeVisible()
  await expect(nav.locator('summary')).toHaveText(['Services', 'Industries', 'Insights'])
  await expect(nav.getByRole('link').and(page.locator(':visible'))).toHaveText(['Search the site', 'About', 'Careers', 'Contact'], {
    useInnerText: true,
  })
  await expect(nav.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page')
  await expect(header(page).getByRole('dialog').getByRole('link', { name: 'Investors' })).toHaveAttribute('href', '/investors')
  await header(page).getByRole('link', { name: 'Get in Touch' }).tap()
  await expect(page).toHaveURL('/contact')
})

test('the icons of the header have their places before the menu beside them has arrived', LONG, async ({ page }) => {
  await openWithHeader(page, '/services')
  const left = async () => (await page.locator('#site-search').boundingBox())?.x ?? Number.NaN
  const before = await left()
  await opener(header(page), 'Menu').evaluate((button) => button.parentElement?.remove())
  expect(await left()).toBeCloseTo(before, 0)
})

test('two quick taps on the button of the menu open and close it', LONG, async ({ page }) => {
  await openWithHeader(page, '/about')
  await opener(header(page), 'Menu').tap()
  await header(page).getByRole('dialog').getByRole('button', { name: 'Close menu' }).tap()
  const opensSearch = await opener(header(page), 'Menu').evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    const [clientX, clientY] = [left + width / 2, top + height / 2]
    const tap = () =>
      document
        .elementFromPoint(clientX, clientY)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY }))
    tap()
    tap()
    return document.getElementById('site-search')?.hasAttribute('data-waiting')
  })
  expect(opensSearch).toBe(false)
  await expect(header(page).locator('details[open]')).toHaveCount(0)
  await expect(page).toHaveURL('/about')
  await opener(header(page), 'Menu').tap()
  await expect(header(page).locator('dialog[open]')).toBeVisible()
})

test('the search of the menu opens the dialog of the search', async ({ page }) => {
  await openWithHeader(page, '/about')
  await opener(header(page), 'Menu').tap()
  // Until the script of the menu runs, its link leads to the search page.
  await expect(header(page).locator('dialog[open]')).toBeVisible()
  await header(page).getByRole('dialog').getByRole('link', { name: 'Search the site' }).tap()
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(header(page).locator('details[open]')).toHaveCount(0)
  await expect(page).toHaveURL('/about')
})

test('the menu is whole in a low and narrow window', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openWithHeader(page, '/about')
  await opener(header(page), 'Menu').tap()
  await expect(header(page).locator('dialog[open]')).toBeVisible()
  await expect(header(page).getByRole('link', { name: 'Get in Touch' })).toBeInViewport({ ratio: 1 })
})

for (const width of [390, 1440])
  test(
    `no level is left out between the headings of home with all that folds open, in a window of ${width} px`,
    width === 390 ? {} : LONG,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/')
      await page.locator('main details').evaluateAll((all) => all.map((details) => details.toggleAttribute('open', true)))
      const headings = page.locator('main').getByRole('heading')
      for (const name of ['Challenges', 'Technology stack', 'Approach', 'Certifications', 'Regional offices'])
        await expect(headings.and(page.getByText(name, { exact: true }))).toHaveCount(1)
      const levels = await headings.evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))))
      for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    },
  )

test.describe('the button of the menu, without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows one sign, of what it does', LONG, async ({ page }) => {
    await page.goto('/about')
    const signs = opener(header(page), 'Menu').locator('svg')
    await expect(signs.first()).toBeVisible()
    await expect(signs.last()).toBeHidden()
    await opener(header(page), 'Menu').tap()
    await expect(signs.first()).toBeHidden()
    await expect(signs.last()).toBeVisible()
  })
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'the mark in its foot' : 'the mark in its foot, without a script', () => {
    test.use({ javaScriptEnabled })

    test('is above the words, whatever the window', LONG, async ({ page }) => {
      for (const [width, height] of [
        [390, 844],
        [320, 844],
        [320, 640],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto('/about')
        await opener(header(page), 'Menu').tap()
        if (javaScriptEnabled) await expect(header(page).locator('dialog[open]')).toBeVisible()
        const mark = await header(page).locator('.foot .logo-mark').boundingBox()
        const words = await header(page).locator('.foot p').boundingBox()
        expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeLessThanOrEqual(words?.y ?? 0)
      }
    })
  })

test('its groups fold, one open at a time', LONG, async ({ page }) => {
  await openWithHeader(page, '/about')
  const nav = header(page).getByRole('navigation', { name: 'Mobile' })
  await opener(header(page), 'Menu').tap()
  // Its script makes a dialog of the menu as it comes: what is tapped before stands in another place then.
  await expect(header(page).locator('dialog[open]')).toBeVisible()
  await opener(nav, 'Services').tap()
  await expect(nav.getByRole('link', { name: 'AI Transformation' })).toBeVisible()
  await opener(nav, 'Insights').tap()
  await expect(nav.getByRole('link', { name: 'AI Transformation' })).toBeHidden()
  await nav.getByRole('link', { name: 'Newsroom' }).tap()
  await expect(page).toHaveURL('/newsroom')
  await expect(nav).toBeHidden()
})

for (const address of ['/insights', '/blog', '/case-studies']) {
  test(`a choice in ${address} shows what it changes`, address === '/insights' ? {} : LONG, async ({ page }) => {
    // The group of chips is the last thing in the window.
    await page.setViewportSize({ width: 390, height: 560 })
    await page.goto(address)
    const list = new Listing(page)
    await list.chips.last().evaluate((chip) => {
      window.scrollBy({ top: chip.getBoundingClientRect().bottom - window.innerHeight, behavior: 'instant' })
    })
    await expect(list.results).not.toBeInViewport()
    await list.chips.nth(1).tap()
    await expect(list.chips.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await expect(list.results).toBeInViewport({ ratio: 1 })
    await expect(list.cards.first()).toBeInViewport()
    await expect(list.chips.nth(1)).toBeInViewport({ ratio: 1 })
  })
}

for (const [height, by] of [
  [664, 'tap'],
  [664, 'type'],
  [450, 'tap'],
] as const)
  test(
    `a filter of a list shows what it finds, by a ${by} in a window of ${height} px`,
    height === 664 && by === 'tap' ? {} : LONG,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height })
      await page.goto('/blog')
      const list = new Listing(page)
      // The chips are the last thing in the window.
      await list.chip('All').evaluate((chip) => {
        window.scrollBy({ top: chip.getBoundingClientRect().bottom - window.innerHeight, behavior: 'instant' })
      })
      const control = by === 'tap' ? list.chip('Cloud') : list.search
      await control.tap()
      await expect(control).toBeFocused()
      if (by === 'type') await page.keyboard.press('e')
      // In a low window the picture of the first card is all that there is room for.
      if (height === 664) await expect(list.cards.getByRole('heading').first()).toBeInViewport({ ratio: 1 })
      await expect(list.cards.first()).toBeInViewport()
      await expect(list.search).toBeInViewport({ ratio: 1 })
      const covered = await page.evaluate(() => document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0)
      const bar = await list.search.boundingBox()
      expect(bar?.y).toBeGreaterThanOrEqual(Math.max(0, covered))
      await expect(control).toBeFocused()
    },
  )

for (const address of ['/blog', '/case-studies', '/events', '/whitepapers', '/newsroom'])
  test(`the first card of ${address} begins in the first screen`, address === '/blog' ? {} : LONG, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await page.goto(address)
    await expect(new Listing(page).cards.first()).toBeInViewport()
  })

test('filters are one row, in which the one that an address has chosen is seen', LONG, async ({ page }) => {
  await page.goto('/whitepapers?category=Industry+Insights')
  const list = new Listing(page)
  await list.expectChosen('Industry Insights')
  await expect(list.chip('Industry Insights')).toBeInViewport({ ratio: 1 })
  const tops = await list.chips.evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('an industry without a page leads to its place in the list, which has a link of its own', LONG, async ({ page }) => {
  await openWithHeader(page, '/industries')
  const nav = header(page).getByRole('navigation', { name: 'Mobile' })
  await opener(header(page), 'Menu').tap()
  await expect(header(page).locator('dialog[open]')).toBeVisible()
  await opener(nav, 'Industries').tap()
  await expect(nav.locator('[aria-current=page]')).toHaveText('All Industries')
  await nav.getByRole('link', { name: 'Manufacturing' }).tap()
  await expect(page).toHaveURL('/industries#manufacturing')
  await expect(nav).toBeHidden()
  await expect(page.getByRole('main').getByRole('article').filter({ hasText: 'Manufacturing' })).toBeInViewport()
})

test('the chat opens without the keyboard that its field would raise', LONG, async ({ page }) => {
  await page.goto('/about')
  const { opener: chatButton, field } = chatOn(page)
  await chatButton.tap()
  await expect(field).toBeVisible()
  await expect(page.locator('.chat-panel')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(chatButton).toBeFocused()
})

test('who turns a phone reads on at the same place', { tag: [LONG.tag, ONLY_CHROMIUM.tag] }, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openWithHeader(page, '/services')
  const heading = page.getByRole('heading', { name: 'Telco Integration' })
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(heading).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(heading).toBeInViewport()
  await context.close()
})
