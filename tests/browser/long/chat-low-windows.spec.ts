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
