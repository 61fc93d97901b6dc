import { expect, test } from '@playwright/test'
import { openChat } from '../support/chat'
import { ONLY_CHROMIUM } from '../support/suites'

/** Pixels from the ring of a link inwards to its letters at both sides, and outwards to what covers or cuts off the list of messages. */
function gapsOfRing(link: Element) {
  const { left, right, top, bottom } = link.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(link)
  const letters = [...range.getClientRects()].filter(({ width }) => width > 2)
  const offset = Number.parseFloat(getComputedStyle(link).outlineOffset)
  const list = link.closest('.messages')?.getBoundingClientRect()
  const button = link.closest('.chat-log')?.querySelector(':scope > .button')?.getBoundingClientRect()
  const inner = [Math.min(...letters.map((box) => box.left)) - left, right - Math.max(...letters.map((box) => box.right))]
  return {
    letters: Math.min(...inner) + offset,
    above: top - (list?.top ?? 0),
    below: Math.min(button?.top ?? Infinity, list?.bottom ?? 0) - bottom,
  }
}

for (const [width, height] of [
  [640, 512],
  [640, 400],
  [1280, 512],
  [320, 568],
  [320, 256],
] as const)
  test(`a window of ${width} by ${height} shows all questions to begin with, folded where it is lowest`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const { chat, field, messages } = await openChat(page)
    const fold = chat.getByRole('button', { name: 'Questions to start with' })
    if (height < 300) {
      await expect(fold).toHaveAttribute('aria-expanded', 'false')
      await fold.press('Enter')
      await expect(fold).toHaveAttribute('aria-expanded', 'true')
    } else await expect(fold).toBeHidden()
    const questions = chat.getByRole('group', { name: 'Questions to start with' }).getByRole('button')
    await expect(questions).toHaveCount(4)
    for (const question of await questions.all()) await expect(question).toBeInViewport({ ratio: 1 })
    await expect(field).toBeInViewport({ ratio: 1 })
    await questions.first().press('Enter')
    await expect(field).toBeFocused()
    await expect(messages.last()).toContainText('What does it cost?')
    await expect(fold).toHaveCount(0)
  })

for (const [width, height] of [
  [720, 450],
  [320, 256],
] as const)
  test(`Tab goes round in the assistant where it fills a window of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const { chat, field, messages } = await openChat(page)
    const [minimize, close] = [chat.getByRole('button', { name: 'Minimize' }), chat.getByRole('button', { name: 'Close' })]
    await field.press('Tab')
    await expect(minimize).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(field).toBeFocused()
    await field.fill('prices')
    await page.keyboard.press('Tab')
    await expect(chat.getByRole('button', { name: 'Send' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(close).toBeFocused()
    await messages.first().click()
    await page.keyboard.press('Shift+Tab')
    await expect(chat.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(chat.getByRole('button', { name: 'Open the chat assistant' })).toBeFocused()
  })

for (const [width, height] of [
  [390, 844],
  [320, 568],
  [320, 256],
  [640, 400],
] as const)
  test(`the ring of each card is whole, and off its letters, in a window of ${width} by ${height}`, ONLY_CHROMIUM, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const { field, log } = await openChat(page)
    await field.fill('services')
    await field.press('Enter')
    await page.clock.runFor(2000)
    const cards = log.getByRole('link')
    await expect(cards).toHaveCount(8)
    await log.focus()
    for (const card of await cards.all()) {
      await page.keyboard.press('Tab')
      await expect(card).toBeFocused()
      const ring = () => card.evaluate(gapsOfRing)
      await expect.poll(async () => (await ring()).letters).toBeGreaterThanOrEqual(3)
      await expect.poll(async () => (await ring()).below).toBeGreaterThanOrEqual(0)
      expect((await ring()).above).toBeGreaterThanOrEqual(0)
    }
  })

test('the ring of the messages is whole above the button that scrolls down', ONLY_CHROMIUM, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const { log } = await openChat(page)
  await page.keyboard.press('Shift+Tab')
  await log.focus()
  const ring = await log.evaluate(({ parentElement }) => parentElement && getComputedStyle(parentElement, '::after').outlineStyle)
  expect(ring).toBe('solid')
})

test('the ring of the folded questions keeps off their name and off the field', ONLY_CHROMIUM, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const { chat, field } = await openChat(page)
  await field.press('Shift+Tab')
  const fold = chat.getByRole('button', { name: 'Questions to start with' })
  await expect(fold).toBeFocused()
  const { letters } = await fold.evaluate(gapsOfRing)
  expect(letters).toBeGreaterThanOrEqual(5)
  const { bottom, height } = await fold.evaluate((button) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(button)
    const box = button.getBoundingClientRect()
    return { bottom: box.bottom + Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth), height: box.height }
  })
  expect(((await field.boundingBox())?.y ?? 0) - bottom).toBeGreaterThanOrEqual(2)
  expect(height).toBeGreaterThanOrEqual(24)
})
