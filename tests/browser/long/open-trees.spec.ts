import { expect, type Locator, type Page, test } from '@playwright/test'
import { chatOn } from '../support/chat'
import { Finder } from '../support/finder'
import { header, mainMenu, mobileMenu, opener, openWithHeader, themeSwitch } from '../support/header'
import { ASKED, InquiryPage } from '../support/inquiry'
import { Listing } from '../support/listing'
import { mailTest, setMail } from '../support/mail'
import { ONLY_CHROMIUM } from '../support/suites'
import { spokenTree } from '../support/tree'
import { typeInto } from '../support/typing'
import { ALT, CLOSE, openArticle } from '../support/zoom-picture'

// What is open says all of its words here: its statuses and errors are what matters, and they are few.

const expectTree = async (part: Locator, name: string) => {
  expect.soft(await spokenTree(part)).toMatchSnapshot(['trees', 'open', `${name}.yml`])
}

const main = (page: Page) => page.getByRole('main')

test('the main menus, open one after the other', ONLY_CHROMIUM, async ({ page }) => {
  await openWithHeader(page, '/about')
  for (const name of ['Services', 'Industries', 'Insights']) {
    await opener(mainMenu(page), name).press('Enter')
    await expect(mainMenu(page).locator('details[open]')).toHaveCount(1)
    await expectTree(mainMenu(page), `menu-${name.toLowerCase()}`)
  }
})

test('the menu of phones, with a part of it open', ONLY_CHROMIUM, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWithHeader(page, '/about')
  await opener(header(page), 'Menu').click()
  const dialog = page.getByRole('dialog', { name: 'Menu' })
  // Its script adds what stands above the menu.
  await expect(dialog.getByRole('button', { name: 'Close menu' })).toBeVisible()
  await expectTree(dialog, 'mobile-menu')
  await opener(mobileMenu(page), 'Industries').click()
  await expectTree(dialog, 'mobile-menu-industries')
})

test('the search: empty, with results, and with none', ONLY_CHROMIUM, async ({ page }) => {
  const finder = new Finder(page)
  await page.goto('/about')
  await finder.open()
  await expectTree(finder.dialog, 'search')
  await typeInto(finder.field, 'cloud')
  // The texts arrive after the titles.
  await expect(finder.dialog.getByRole('group', { name: 'In the text' })).toBeAttached()
  await expectTree(finder.dialog, 'search-results')
  await typeInto(finder.field, 'zeppelin')
  await expect(finder.status).toHaveText('0 results')
  await expectTree(finder.dialog, 'search-none')
})

test('the assistant: open, and with an answer', ONLY_CHROMIUM, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2024-12-15T09:41:00'))
  await page.goto('/about')
  const { chat, opener: button, field, messages } = chatOn(page)
  await button.click()
  await expect(field).toBeFocused()
  await expectTree(chat, 'assistant')
  await typeInto(field, 'Which industries do you serve?')
  await field.press('Enter')
  await expect(messages).toHaveText([/Hello/, /Which/, /We work in six/])
  await expectTree(chat, 'assistant-answer')
})

test('a list with one category, and with nothing found', ONLY_CHROMIUM, async ({ page }) => {
  const listing = new Listing(page)
  await page.goto('/case-studies')
  await listing.chip('Retail').click()
  await listing.expectResults('Showing 1 results for "Retail"', 1)
  await expect(listing.said).toContainText('Retail')
  await expectTree(main(page), 'list-category')
  await typeInto(listing.search, 'zeppelin')
  await expect(listing.cards).toHaveCount(0)
  await expect(listing.said).toContainText('zeppelin')
  await expectTree(main(page), 'list-none')
})

mailTest('the inquiry form: each step, an error, and sent', ONLY_CHROMIUM, async ({ page }) => {
  // A Wednesday: two business days later is a Friday.
  await page.clock.setFixedTime(new Date('2024-12-11T12:00:00'))
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.fillBasics()
  await expect(inquiry.needs).toHaveText('Nothing is missing.')
  await typeInto(inquiry.field('Work email'), 'ada@engines')
  await page.keyboard.press('Tab')
  await expect(inquiry.field('Work email')).toHaveAttribute('aria-invalid', 'true')
  await expectTree(inquiry.form, 'inquiry-error')
  await typeInto(inquiry.field('Work email'), ASKED.email)
  await inquiry.next.click()
  await inquiry.expectStep('Project Scope')
  await expectTree(inquiry.form, 'inquiry-scope')
  await inquiry.previous.click()
  await inquiry.fillAll()
  await expectTree(inquiry.form, 'inquiry-details')
  await inquiry.submit.click()
  await expect(inquiry.form.getByRole('region', { name: 'Thank you' })).toBeVisible()
  await expectTree(inquiry.form, 'inquiry-sent')
})

test('the inquiry form that cannot be sent', ONLY_CHROMIUM, async ({ page }) => {
  await setMail(page, {})
  const inquiry = new InquiryPage(page)
  await page.goto('/contact')
  await inquiry.fillAll()
  await inquiry.submit.click()
  await expect(inquiry.failure).toBeVisible()
  await expectTree(inquiry.form, 'inquiry-refused')
})

test('the story, at one of its dates', ONLY_CHROMIUM, async ({ page }) => {
  await page.goto('/about#story')
  const slider = page.getByRole('slider', { name: 'Place in the story' })
  await slider.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', /^2009/)
  await expectTree(page.locator('#story'), 'story')
})

test('a region that was chosen', ONLY_CHROMIUM, async ({ page }) => {
  await page.goto('/regions')
  const tab = page.getByRole('tab', { name: 'Europe' })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expectTree(page.getByRole('region', { name: 'Offices by region' }), 'region')
})

test('the theme, in each of its states', ONLY_CHROMIUM, async ({ page }) => {
  await page.goto('/about')
  for (const state of ['System', 'Dark', 'Light']) {
    await expect(themeSwitch(page)).toHaveAccessibleName(`Color theme: ${state}`)
    await expectTree(themeSwitch(page), `theme-${state.toLowerCase()}`)
    await themeSwitch(page).click()
  }
})

test('an article that was liked and saved', ONLY_CHROMIUM, async ({ page }) => {
  await page.goto('/blog/cloud-security-best-practices')
  for (const name of ['Like', 'Save']) {
    await main(page).getByRole('button', { name, exact: true }).click()
    await expect(main(page).locator('[aria-pressed=true]')).toHaveCount(name === 'Like' ? 1 : 2)
  }
  await expectTree(page.locator('.article-actions'), 'article-actions')
})

test('a picture of an article, opened over the page', ONLY_CHROMIUM, async ({ page }) => {
  await (await openArticle(page)).click()
  const dialog = page.getByRole('dialog', { name: ALT })
  await expect(dialog.getByRole('button', { name: CLOSE })).toBeFocused()
  await expectTree(dialog, 'picture')
})
