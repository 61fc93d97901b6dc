import { expect, test } from '@playwright/test'
import { openChat } from './support/chat'
import { Finder } from './support/finder'
import { InquiryPage } from './support/inquiry'
import { LONG } from './support/suites'
import { typeInto } from './support/typing'

/** A page of 1440 x 1024 px at four times its size. */
test.use({ viewport: { width: 360, height: 256 } })

test('in a low window the header and the button of the chat assistant scroll with the page', LONG, async ({ page }) => {
  await page.goto('/insights')
  const banner = page.getByRole('banner').last()
  const chat = page.locator('.chat-button')
  await expect(banner).toBeInViewport()
  const inHeader = async () => {
    const [around, button] = [await banner.boundingBox(), await chat.boundingBox()]
    return around && button ? button.y - around.y : undefined
  }
  const atRest = await inHeader()
  expect(atRest).toBeGreaterThan(0)
  await page.mouse.wheel(0, 900)
  await expect(banner).not.toBeInViewport()
  await expect(chat).not.toBeInViewport()
  expect(await inHeader()).toBe(atRest)
})

test('the keyboard reaches the button of the chat assistant where the header shows it', LONG, async ({ page }) => {
  await page.goto('/legal/accessibility')
  const chat = page.locator('.chat-button')
  await page.locator('.theme-switch').focus()
  await page.keyboard.press('Tab')
  await expect(chat).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.locator('#site-search')).toBeFocused()
})

test('the next step of the inquiry form shows its name and its focus', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 })
  await page.goto('/contact')
  const inquiry = new InquiryPage(page)
  await inquiry.fillBasics()
  await inquiry.next.press('Enter')
  await inquiry.expectStep('Project Scope')
  await expect(inquiry.form.locator('[aria-current=step] > span').last()).toBeInViewport({ ratio: 1 })
})

test('in the lowest windows the search leads to all results', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 })
  await page.goto('/legal/accessibility')
  const finder = new Finder(page)
  await finder.open()
  await typeInto(finder.field, 'cloud')
  await expect(finder.dialog.getByRole('group', { name: 'In the text' })).toBeAttached()
  const all = finder.dialog.getByRole('link', { name: 'All results' })
  await all.focus()
  await expect(all).toBeInViewport({ ratio: 1 })
})

for (const address of ['/', '/services', '/about'])
  test(`on a phone on its side ${address} shows its first button`, address === '/' ? {} : LONG, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await page.goto(address)
    await expect(page.locator('main .button').first()).toBeInViewport({ ratio: 1 })
  })

test('at 200% zoom the top bar of the home page can be pressed down to its end', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await page.goto('/')
  const link = page.locator('.top-bar').getByRole('link').last()
  const end = await link.boundingBox()
  const position = { x: 5, y: (end?.height ?? 0) - 2 }
  // A click with `trial` fails if something covers the place.
  await link.click({ position, trial: true })
})

test('in a narrow gutter a finger hits the button of the chat assistant beside its circle', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/')
  const hits = await page.locator('.chat-button').evaluate((button) => {
    const { top, bottom, left } = button.getBoundingClientRect()
    const at = (x: number, y: number) => button.contains(document.elementFromPoint(x, y))
    return [at(left + 10, top - 4), at(left + 10, bottom + 4), at(left - 4, top + 10)]
  })
  expect(hits).toEqual([true, true, true])
})

test('in a low window the chat assistant takes all of it, and an answer stands below its question', LONG, async ({ page }) => {
  const { log, field, messages } = await openChat(page)
  expect(await log.locator('xpath=../..').boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 256 })
  await typeInto(field, 'Which industries do you serve?')
  await field.press('Enter')
  await page.clock.runFor(1000)
  await expect(messages).toHaveCount(3)
  await expect(messages.nth(1)).toBeInViewport({ ratio: 1 })
})

test('in the lowest windows an answer is at the top, and nothing covers its first lines', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 })
  const { log, field, messages } = await openChat(page)
  await typeInto(field, 'Which industries do you serve?')
  await field.press('Enter')
  await page.clock.runFor(1000)
  await expect(messages).toHaveCount(3)
  const answer = messages.nth(2)
  await expect(answer).toBeInViewport({ ratio: 1 })
  const more = await log.locator('xpath=..').getByRole('button').boundingBox()
  const words = await answer.boundingBox()
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(more?.y ?? 0)
  expect(more?.height).toBeLessThanOrEqual(26)
})

test('in a low window an author is beside the portrait', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await page.goto('/authors/amara-okafor')
  const portrait = await page.locator('.side-portrait').boundingBox()
  const text = await page.locator('.page-intro .excerpt').evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().right
  })
  expect(text).toBeLessThan(portrait?.x ?? 0)
})
