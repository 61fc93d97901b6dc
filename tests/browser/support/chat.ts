import { expect, type Page } from '@playwright/test'

/** The assistant of a page. */
export const chatOn = (page: Page) => {
  const chat = page.getByRole('complementary', { name: 'Aldergate assistant' })
  return {
    chat,
    opener: chat.getByRole('button', { name: 'Open the chat assistant' }),
    log: chat.getByRole('log', { name: 'Messages' }),
    field: chat.getByRole('textbox', { name: 'Your message' }),
    send: chat.getByRole('button', { name: 'Send' }),
    messages: chat.getByRole('log').getByRole('paragraph'),
  }
}

/** Opens a page and its assistant, and then stops the clock of the page. */
export async function openChat(page: Page, address = '/about') {
  await page.clock.install({ time: new Date('2024-12-15T09:41:00') })
  await page.goto(address)
  const parts = chatOn(page)
  await parts.opener.click()
  await expect(parts.field).toBeFocused()
  await page.clock.pauseAt(new Date('2024-12-15T10:00:00'))
  return parts
}
