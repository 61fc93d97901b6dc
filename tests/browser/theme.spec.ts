import { expect, type Page, test } from '@playwright/test'
import { themeSwitch } from './support/header'
import { LONG } from './support/suites'

declare global {
  interface Window {
    /** The theme of the document at the moment that its body began. */
    themeAtFirst?: string
  }
}

for (const system of ['light', 'dark'] as const)
  test(
    `from a ${system} system the switch goes to the other theme first, then through all, and comes back`,
    system === 'light' ? {} : LONG,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: system })
      await page.goto('/about')
      const light = ['Light', 'light'] as const
      const dark = ['Dark', 'dark'] as const
      const themes = system === 'light' ? [dark, light] : [light, dark]
      for (const [state, theme] of [['System', null], ...themes, ['System', null]] as const) {
        await expect(themeSwitch(page)).toHaveAccessibleName(`Color theme: ${state}`)
        expect(await page.locator('html').getAttribute('data-theme')).toBe(theme)
        await themeSwitch(page).click()
      }
    },
  )

for (const { system, theme } of [
  { system: 'light', theme: 'dark' },
  { system: 'dark', theme: 'light' },
] as const) {
  test(`the chosen theme wins over a ${system} system`, LONG, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.goto('/about')
    const wanted = await ground(page)
    await page.emulateMedia({ colorScheme: system })
    await expect.poll(() => ground(page)).not.toBe(wanted)
    await choose(page, theme)
    await expect.poll(() => ground(page)).toBe(wanted)
  })
}

test('the bars of the browser take the color of the chosen theme', LONG, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about')
  const light = await barColor(page)
  await choose(page, 'dark')
  await expect.poll(() => barColor(page)).not.toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await barColor(page)
  await themeSwitch(page).click()
  expect(await barColor(page)).toBe(dark)
  await themeSwitch(page).click()
  expect(await barColor(page)).toBe(light)
})

test('the chosen theme is there before anything is painted, on every page', async ({ page }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.body) return
      window.themeAtFirst = document.documentElement.dataset.theme
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/about')
  expect(await page.evaluate(() => window.themeAtFirst)).toBeUndefined()
  await choose(page, 'dark')
  for (const address of ['/about', '/blog']) {
    await page.goto(address)
    expect(await page.evaluate(() => window.themeAtFirst)).toBe('dark')
    await expect(themeSwitch(page)).toHaveAccessibleName('Color theme: Dark')
  }
})

test('a choice in one tab holds in the others', LONG, async ({ page, context }) => {
  await page.goto('/about')
  await expect(themeSwitch(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/blog')
  await choose(other, 'dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(themeSwitch(page)).toHaveAccessibleName('Color theme: Dark')
  // Storage that is cleared has no choice.
  await other.evaluate(() => localStorage.clear())
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})

const ground = (page: Page) => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)

/** What a browser takes: the first color whose media query holds. */
const barColor = (page: Page) =>
  page.evaluate(() => {
    const colors = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    return colors.find(({ media }) => matchMedia(media).matches)?.content
  })

/** Goes to a theme from the first state of the switch, whose next one is the theme that the system does not show. */
async function choose(page: Page, theme: 'light' | 'dark') {
  await themeSwitch(page).click()
  if ((await page.locator('html').getAttribute('data-theme')) !== theme) await themeSwitch(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

test('marked words can be read in the colors of the system', LONG, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/search?q=cloud')
  const mark = page.getByRole('main').locator('mark').first()
  await expect(mark).toHaveText(/cloud/i)
  const grounds = await mark.evaluate((element) => {
    const system = document.createElement('i')
    system.style.background = 'Mark'
    document.body.append(system)
    return [element, system].map((one) => getComputedStyle(one).backgroundColor)
  })
  expect(grounds[0]).toBe(grounds[1])
})
