import { expect, test } from '@playwright/test'
import { header, mainMenu, mobileMenu, opener, openWithHeader, regionSelect, themeSwitch } from '../support/header'
import { blockStorage } from '../support/storage'
import { LONG } from '../support/suites'
import { watchProblems } from '../support/watch'

test.describe('the region', () => {
  test('is chosen with a pointer at once and remembered', LONG, async ({ page }) => {
    const problems = watchProblems(page)
    await openWithHeader(page, '/about')
    await regionSelect(page).dispatchEvent('pointerdown')
    await regionSelect(page).selectOption('Asia Pacific')
    await expect(page).toHaveURL('/regions?region=apac')
    await expect(page.getByRole('tab', { name: 'Asia Pacific' })).toHaveAttribute('aria-selected', 'true')
    await page.goto('/blog')
    await expect(regionSelect(page)).toHaveValue('apac')
    expect(problems).toEqual([])
  })

  test('is chosen with keys step by step, and opened with the button', async ({ page }) => {
    await openWithHeader(page, '/about')
    await regionSelect(page).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(regionSelect(page)).toHaveValue('uk')
    await expect(page).toHaveURL('/about')
    await page.keyboard.press('Tab')
    const button = page.getByRole('button', { name: 'Show Region' })
    await expect(button).toBeFocused()
    await expect(button).toHaveCSS('opacity', '1')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/regions?region=uk')
  })
})

test('a language answers with the one that there is', async ({ page }) => {
  const problems = watchProblems(page)
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  const note = footer.getByText('This page is available in English.')
  await opener(footer, 'Language').click()
  await expect(footer.getByRole('button', { name: /^(?:English|English \(UK\)|Español|Français|Deutsch)$/ })).toHaveCount(5)
  await expect(footer.getByRole('button', { name: 'English', exact: true })).toHaveAttribute('aria-current', 'true')
  await expect(note).toBeHidden()
  await footer.getByRole('button', { name: 'Español' }).click()
  await expect(footer.getByRole('status')).toHaveText('This page is available in English.')
  await expect(note).toBeVisible()
  await expect(footer.getByRole('button', { name: 'Español' })).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(problems).toEqual([])
})

test('an open menu turns its own sign, and no picture in it', LONG, async ({ page }) => {
  await openWithHeader(page, '/about')
  await opener(mainMenu(page), 'Industries').click()
  const turned = mainMenu(page)
    .locator('details[open] svg')
    .evaluateAll((drawings) => drawings.filter((one) => getComputedStyle(one).rotate !== 'none').map((one) => one.parentElement?.tagName))
  expect(await turned).toEqual(['SUMMARY'])
})

test('everything answers where storage is blocked', LONG, async ({ page }) => {
  const problems = watchProblems(page)
  await blockStorage(page)
  await page.goto('/about?region=uk')
  await expect(regionSelect(page)).toHaveValue('uk')
  await themeSwitch(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(themeSwitch(page)).toBeVisible()
  expect(problems).toEqual([])
})

test.describe('the menu of phones', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('is a dialog that holds the focus and gives it back', async ({ page }) => {
    const problems = watchProblems(page)
    await openWithHeader(page, '/about')
    const toggle = opener(header(page), 'Menu')
    await toggle.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Menu' })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Close menu' })).toBeFocused()
    await expect(page.locator('dialog:modal')).toHaveCount(1)
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    const stops = dialog.locator('a:visible, button:visible, summary:visible')
    const count = await stops.count()
    // Of all stops the logo lies before the button; after the last comes the browser itself.
    for (let stop = 2; stop < count; stop++) {
      await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    await expect(stops.last()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(toggle).toBeFocused()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    expect(problems).toEqual([])
  })

  test('closes with its button and opens again', LONG, async ({ page }) => {
    await openWithHeader(page, '/about')
    const dialog = page.getByRole('dialog', { name: 'Menu' })
    for (let round = 0; round < 2; round++) {
      await opener(header(page), 'Menu').click()
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', { name: 'Close menu' }).click()
      await expect(dialog).toBeHidden()
    }
    await expect(opener(header(page), 'Menu')).toBeFocused()
  })

  test('closes on the way to a place of the same page', LONG, async ({ page }) => {
    await openWithHeader(page, '/industries')
    await opener(header(page), 'Menu').click()
    await expect(page.locator('dialog:modal')).toHaveCount(1)
    await opener(mobileMenu(page), 'Industries').click()
    await mobileMenu(page).getByRole('link', { name: 'Manufacturing' }).click()
    await expect(page).toHaveURL('/industries#manufacturing')
    await expect(mobileMenu(page)).toBeHidden()
    await expect(page.getByRole('article').filter({ hasText: 'Manufacturing' })).toBeInViewport()
  })

  test('closes where the window grows wide', LONG, async ({ page }) => {
    await openWithHeader(page, '/about')
    await opener(header(page), 'Menu').click()
    await expect(page.locator('dialog:modal')).toHaveCount(1)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.locator('dialog:modal')).toHaveCount(0)
    await mainMenu(page).getByRole('link', { name: 'Careers' }).click()
    await expect(page).toHaveURL('/careers')
  })
})

test(
  'Escape, a press outside and the focus leaving close the list of languages, and Escape returns to its button',
  LONG,
  async ({ page }) => {
    await page.goto('/about')
    const button = opener(page.getByRole('contentinfo'), 'Language')
    const list = button.locator('..')
    await button.click()
    await list.getByRole('button', { name: 'English', exact: true }).focus()
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(list).not.toHaveAttribute('open', { timeout: 500 })
    }).toPass()
    await expect(button).toBeFocused()
    await button.click()
    await expect(list).toHaveAttribute('open')
    await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } })
    await expect(list).not.toHaveAttribute('open')
    await button.press('Enter')
    await expect(list).toHaveAttribute('open')
    await page.keyboard.press('Shift+Tab')
    await expect(list).not.toHaveAttribute('open')
  },
)

test('a page that was clicked has no ring after a key, and one that was skipped to has', LONG, async ({ page }) => {
  await openWithHeader(page, '/about')
  const main = page.getByRole('main')
  await main.click({ position: { x: 4, y: 4 } })
  await page.keyboard.press('Shift')
  await expect(main).toHaveCSS('outline-style', 'none')
  await page.goto('/about')
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(main).toBeFocused()
  await expect(main).not.toHaveCSS('outline-style', 'none')
})
