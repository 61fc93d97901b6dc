import { expect, test } from '@playwright/test'
import { chatOn } from '../support/chat'
import { ONLY_CHROMIUM } from '../support/suites'

// Only a phone has a coarse pointer.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('on a phone, no keyboard opens over the greeting and the answer to a suggested question', ONLY_CHROMIUM, async ({ page }) => {
  await page.goto('/about')
  const { chat, opener, log, field, messages } = chatOn(page)
  await opener.tap()
  await expect(chat.locator('.chat-panel')).toBeFocused()
  await chat.getByRole('button', { name: 'What does it cost?' }).tap()
  await expect(log).toBeFocused()
  await expect(messages).toHaveText([/Hello/, /You: What does it cost\?/, /for a fixed scope/])
  await expect(log).toBeFocused()
  await field.tap()
  await field.fill('Who leads security?')
  await chat.getByRole('button', { name: 'Send' }).tap()
  await expect(field).toBeFocused()
})
