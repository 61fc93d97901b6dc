import { expect, test } from '@playwright/test'
import { openChat } from '../support/chat'

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
