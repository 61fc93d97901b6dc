import { expect, type Page, test } from '@playwright/test'
import { holdLoader } from './support/chunks'
import { header, mainMenu, opener, openWithHeader, scrollTo } from './support/header'
import { LONG } from './support/suites'

/** The first list of each menu of the header. */
const MENUS = [
  { menu: 'Services', list: 'Core Services' },
  { menu: 'Industries', list: 'Regulated' },
  { menu: 'Insights', list: 'Read' },
]

test.describe('the header', () => {
  test('stays at the top and gets its ground after more than 20 pixels', async ({ page }) => {
    await openWithHeader(page, '/about')
    // The ground fades.
    await header(page).evaluate((element) => Promise.allSettled(element.getAnimations().map(({ finished }) => finished)))
    const bare = await ground(page)
    await scrollTo(page, 21)
    await expect(header(page)).toHaveAttribute('data-scrolled')
    await expect.poll(() => ground(page)).not.toBe(bare)
    await scrollTo(page, 20)
    await expect(header(page)).not.toHaveAttribute('data-scrolled')
    await expect.poll(() => ground(page)).toBe(bare)
    await scrollTo(page, 1000)
    await expect(header(page)).toHaveAttribute('data-scrolled')
    expect(await header(page).boundingBox()).toMatchObject({ y: 0 })
  })

  test('can be read at once on what a page shows as it opens at a section', LONG, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openWithHeader(page, '/about')
    const seen = await header(page).evaluate(async (element) => {
      await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
      const bare = getComputedStyle(element).backgroundColor
      const marked = new Promise<string>((resolve) => {
        new MutationObserver(() => resolve(getComputedStyle(element).backgroundColor)).observe(element, { attributes: true })
      })
      window.scrollTo({ top: 1000, behavior: 'instant' })
      return { bare, marked: await marked }
    })
    expect(seen.marked).not.toBe(seen.bare)
  })

  test('gets the focus, or gets it back, without moving the page', LONG, async ({ page }) => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await openWithHeader(page, '/services')
      await scrollTo(page, 1500)
      const controls = header(page).locator('a, summary').and(page.locator(':not(details:not([open]) > :not(summary) *)'))
      for (const control of await controls.filter({ visible: true }).all()) {
        await control.focus()
        expect(await page.evaluate(() => scrollY), `${width} px: ${await control.textContent()}`).toBe(1500)
      }
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
      await page.keyboard.press('/')
      await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(header(page).getByRole('link', { name: 'Search the site' })).toBeFocused()
      expect(await page.evaluate(() => scrollY), `${width} px, closed`).toBe(1500)
    }
  })

  test('has a top bar, a logo, a search and a button that start where they say', async ({ page }) => {
    await page.goto('/about')
    const top = page.getByRole('complementary', { name: 'Region and contact' })
    await expect(top.getByRole('link', { name: 'Investors' })).toHaveAttribute('href', '/investors')
    await expect(top.getByRole('link', { name: '+1 (415) 555-0142' })).toHaveAttribute('href', 'tel:+14155550142')
    await expect(top.getByRole('link', { name: 'hello@aldergate.example' })).toHaveAttribute('href', 'mailto:hello@aldergate.example')
    await expect(header(page).getByRole('link', { name: 'Aldergate', exact: true })).toHaveAttribute('href', '/')
    await expect(header(page).getByRole('link', { name: 'Search the site' })).toHaveAttribute('href', '/search')
    await header(page).getByRole('link', { name: 'Get in Touch' }).click()
    await expect(page).toHaveURL('/contact')
  })

  test('leads to the regions page with the chosen region', async ({ page }) => {
    await page.goto('/about')
    const top = page.getByRole('complementary', { name: 'Region and contact' })
    const select = top.getByRole('combobox', { name: 'Region' })
    await expect(select.getByRole('option')).toHaveText([
      'Global',
      'United States',
      'United Kingdom',
      'Asia Pacific',
      'Middle East & Africa',
    ])
    await select.selectOption('United Kingdom')
    await top.getByRole('button', { name: 'Show Region' }).click()
    await expect(page).toHaveURL('/regions?region=uk')
    await expect(page.getByRole('main').getByRole('tabpanel', { name: 'Europe', exact: true })).toBeInViewport()
    await expect(select).toHaveValue('uk')
    // It is remembered on other pages.
    await page.goto('/blog')
    await expect(select).toHaveValue('uk')
  })
})

test.describe('a menu of the header', () => {
  test('opens by click, one at a time', async ({ page }) => {
    await openWithHeader(page, '/about')
    const nav = mainMenu(page)
    for (const { menu, list } of MENUS) {
      await opener(nav, menu).click()
      await expect(nav.getByRole('list', { name: list })).toBeVisible()
      await expect(nav.locator('details[open]')).toHaveCount(1)
    }
  })

  test('opens by Enter, one at a time, and gives the focus back on Escape', async ({ page }) => {
    await openWithHeader(page, '/about')
    const nav = mainMenu(page)
    const [services, insights] = [opener(nav, 'Services'), opener(nav, 'Insights')]
    await services.press('Enter')
    await expect(nav.getByRole('list', { name: 'Core Services' })).toBeVisible()
    await services.press('Tab')
    await expect(nav.getByRole('list', { name: 'Core Services' }).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(nav.getByRole('list', { name: 'Core Services' })).toBeHidden()
    await expect(services).toBeFocused()

    await services.press('Enter')
    await insights.press('Enter')
    await expect(nav.getByRole('list', { name: 'Read' })).toBeVisible()
    await expect(nav.getByRole('list', { name: 'Core Services' })).toBeHidden()
  })

  test('closes by a click elsewhere', LONG, async ({ page }) => {
    await openWithHeader(page, '/about')
    const nav = mainMenu(page)
    // The pointer never was in the menu, and a text takes no focus: only the click is left to close it.
    await opener(nav, 'Services').press('Enter')
    await expect(nav.getByRole('list', { name: 'Core Services' })).toBeVisible()
    await page.getByRole('contentinfo').getByText('10,000+ readers').click()
    await expect(nav.getByRole('list', { name: 'Core Services' })).toBeHidden()
  })

  test('closes when the focus leaves the header', async ({ page }) => {
    await openWithHeader(page, '/about')
    const nav = mainMenu(page)
    await opener(nav, 'Services').press('Enter')
    await expect(nav.getByRole('list', { name: 'Core Services' })).toBeVisible()
    await page.getByRole('main').getByRole('link').first().focus()
    await expect(nav.getByRole('list', { name: 'Core Services' })).toBeHidden()
  })

  test('opens under the pointer, one at a time, and closes after it', async ({ page }) => {
    await openWithHeader(page, '/about')
    const nav = mainMenu(page)
    for (const { menu, list } of MENUS) {
      await opener(nav, menu).hover()
      await expect(nav.getByRole('list', { name: list })).toBeVisible()
      await expect(nav.locator('details[open]')).toHaveCount(1)
    }
    // The way from the word into its panel does not close it.
    await nav.getByRole('list', { name: 'Follow' }).getByRole('link', { name: 'Events' }).hover()
    await page.mouse.move(5, 700)
    await expect(nav.getByRole('list', { name: 'Read' })).toBeHidden()
  })

  test('opens under a pointer that was there before the script', LONG, async ({ page }) => {
    const release = await holdLoader(page)
    await page.goto('/about', { waitUntil: 'commit' })
    await opener(mainMenu(page), 'Industries').hover()
    await expect(mainMenu(page).getByRole('list', { name: 'Regulated' })).toBeHidden()
    release()
    await expect(mainMenu(page).getByRole('list', { name: 'Regulated' })).toBeVisible()
  })

  test('stays open when who pointed at it also clicks', LONG, async ({ page }) => {
    await openWithHeader(page, '/about')
    const nav = mainMenu(page)
    await opener(nav, 'Industries').hover()
    await expect(nav.getByRole('list', { name: 'Regulated' })).toBeVisible()
    await opener(nav, 'Industries').click()
    await expect(nav.getByRole('list', { name: 'Regulated' })).toBeVisible()
    await opener(nav, 'Industries').click()
    await expect(nav.getByRole('list', { name: 'Regulated' })).toBeHidden()
  })

  test('leads to the technology stack', LONG, async ({ page }) => {
    await page.goto('/about')
    const nav = mainMenu(page)
    await opener(nav, 'Services').click()
    await expect(nav.getByRole('list', { name: 'Specialized Services' }).getByRole('link')).not.toHaveCount(0)
    await nav.getByRole('link', { name: 'Technology Stack' }).click()
    await expect(page).toHaveURL('/technology')
  })
})

test.describe('a menu on a screen that is touched', () => {
  test.use({ hasTouch: true })

  test('opens and closes by touch', async ({ page }) => {
    await openWithHeader(page, '/about')
    const nav = mainMenu(page)
    await opener(nav, 'Services').tap()
    await expect(nav.getByRole('list', { name: 'Core Services' })).toBeVisible()
    await opener(nav, 'Services').tap()
    await expect(nav.getByRole('list', { name: 'Core Services' })).toBeHidden()
  })
})

test.describe('the page that is open', () => {
  test('is marked in its menu, and its menu too', async ({ page }) => {
    await page.goto('/services/ai-transformation')
    const nav = mainMenu(page)
    await expect(opener(nav, 'Services')).toHaveAttribute('aria-current', 'true')
    await expect(opener(nav, 'Insights')).not.toHaveAttribute('aria-current')
    await opener(nav, 'Services').click()
    await expect(nav.getByRole('link', { name: 'AI Transformation' })).toHaveAttribute('aria-current', 'page')
    await expect(nav.locator('a[aria-current]')).toHaveCount(1)
  })

  test('is marked where it stands without a menu', LONG, async ({ page }) => {
    await page.goto('/careers')
    await expect(mainMenu(page).getByRole('link', { name: 'Careers', exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(mainMenu(page).locator('[aria-current]')).toHaveCount(1)
    const company = page.getByRole('contentinfo').getByRole('navigation', { name: 'Company' })
    await expect(company.getByRole('link', { name: 'Careers' })).toHaveAttribute('aria-current', 'page')
  })
})

test('the skip link is the first stop and leads past the header', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test('the footer leads to every part of the site', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  for (const column of ['Services', 'Industries', 'Insights', 'Company', 'Legal'])
    await expect(footer.getByRole('navigation', { name: column, exact: true }).getByRole('link')).not.toHaveCount(0)
  await expect(footer.locator('address')).toHaveCount(6)
  await expect(footer.getByText('10,000+ readers')).toBeVisible()
  await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeVisible()
})

const ground = (page: Page) => header(page).evaluate((element) => getComputedStyle(element).backgroundColor)
