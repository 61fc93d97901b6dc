import { expect, test } from '@playwright/test'
import { chatOn, openChat } from '../support/chat'
import { watchIslandScripts } from '../support/chunks'
import { blockStorage } from '../support/storage'
import { LONG } from '../support/suites'
import { typeInto } from '../support/typing'
import { watchProblems } from '../support/watch'

test('it answers where storage is blocked', LONG, async ({ page }) => {
  const problems = watchProblems(page)
  await blockStorage(page.context())
  const { field, messages } = await openChat(page)
  await typeInto(field, 'Hello')
  await field.press('Enter')
  await page.clock.runFor(1000)
  await expect(messages.last()).toContainText('Hello. How can I help?')
  expect(problems).toEqual([])
})

test('a stored value that is no conversation is ignored', LONG, async ({ page }) => {
  const problems = watchProblems(page)
  await page.goto('/about')
  await page.evaluate(() => sessionStorage.setItem('chat', '{"begun":1,"exchanges":[{"question":"<img>"}]}'))
  const { messages } = await openChat(page)
  await expect(messages).toHaveCount(1)
  expect(problems).toEqual([])
})

test('nothing of it is loaded before a visitor comes near', async ({ page }) => {
  const asked = watchIslandScripts(page)
  await page.goto('/legal/accessibility')
  await expect(chatOn(page).opener).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await chatOn(page).opener.focus()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})

test('closes if it would cover an element focused by keyboard, which keeps the focus', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { log, opener, field } = await openChat(page, '/contact')
  await typeInto(field, 'What does')
  const email = page.getByRole('textbox', { name: 'Work email' })
  await email.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await email.focus()
  await page.clock.runFor(100)
  await expect(log).toHaveCount(0)
  await expect(email).toBeFocused()
  await opener.click()
  await expect(field).toHaveValue('What does')
})

test('Escape closes it over a focused element scrolled under it, which keeps the focus', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { log, opener } = await openChat(page, '/contact')
  const mail = page.getByRole('main').getByRole('link', { name: 'hello@aldergate.example' }).first()
  await mail.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await mail.focus()
  await expect(log).toHaveCount(1)
  await mail.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await page.keyboard.press('Escape')
  await expect(log).toHaveCount(0)
  await expect(opener).toBeVisible()
  await expect(mail).toBeFocused()
})

test('the menu of narrow windows covers it', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  const { opener } = chatOn(page)
  await page.locator('summary').filter({ hasText: 'Menu' }).click()
  await expect(opener).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(opener).toBeVisible()
})

test('on a phone it fits above the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    const area = Object.assign(new EventTarget(), { scale: 1, height: 844, offsetTop: 0 })
    Object.defineProperty(window, 'visualViewport', { value: area })
  })
  const { field, log } = await openChat(page)
  const panel = log.locator('xpath=../..')
  await page.evaluate(() => {
    Object.assign(window.visualViewport ?? {}, { height: 444 })
    window.visualViewport?.dispatchEvent(new Event('resize'))
  })
  await expect.poll(() => panel.boundingBox()).toMatchObject({ y: 12, height: 420 })
  await expect(field).toBeInViewport()
})

test('no control of a page is hidden under its button as the focus goes through the page', LONG, async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  const { opener } = chatOn(page)
  const covered: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    if (await opener.evaluate((button) => button === document.activeElement)) break
    const under = await opener.evaluate((button) => {
      const [a, b] = [button, document.activeElement ?? document.body].map((element) => element.getBoundingClientRect())
      const isUnder = a && b && b.left >= a.left && b.right <= a.right && b.top >= a.top && b.bottom <= a.bottom
      return isUnder ? (document.activeElement?.outerHTML ?? '') : ''
    })
    if (under) covered.push(under)
  }
  expect(covered).toEqual([])
})

test('a small phone shows all entries of the greeting', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  const { log } = await openChat(page)
  for (const link of await log.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 0.99 })
})
