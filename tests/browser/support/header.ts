import { expect, type Locator, type Page } from '@playwright/test'

/** The switch between themes, in its first state. Its name is complete once its script has run. */
export const themeSwitch = (page: Page) => page.getByRole('button', { name: /^Color theme/ })

/** The header of the site. */
export const header = (page: Page) => page.getByRole('banner')

/** The navigation of wide windows. */
export const mainMenu = (page: Page) => header(page).getByRole('navigation', { name: 'Main' })

/** The summary that opens a menu. It has no role that every browser agrees on. */
export const opener = (menu: Locator, name: string) => menu.locator('summary').filter({ hasText: name })

/** Opens a page and waits until the script of its header answers: it then marks that the page has scrolled. */
export async function openWithHeader(page: Page, address: string) {
  await page.goto(address)
  await scrollTo(page, 100)
  await expect(header(page)).toHaveAttribute('data-scrolled')
  await scrollTo(page, 0)
  await expect(header(page)).not.toHaveAttribute('data-scrolled')
}

/** Scrolls the window to a number of pixels from the top. */
export const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

/** The navigation of narrow windows. */
export const mobileMenu = (page: Page) => header(page).getByRole('navigation', { name: 'Mobile' })

/** The list of regions in the bar at the top. */
export const regionSelect = (page: Page) => page.getByRole('combobox', { name: 'Region' })
