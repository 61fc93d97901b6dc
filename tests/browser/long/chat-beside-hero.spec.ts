import { expect, test } from '@playwright/test'
import { openChat } from '../support/chat'
import { ONLY_CHROMIUM } from '../support/suites'

for (const [width, height] of [
  [1920, 1080],
  [1440, 900],
  [1280, 800],
  [1024, 768],
] as const)
  test(`the open assistant leaves the pause of the hero free in a window of ${width} by ${height}`, ONLY_CHROMIUM, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width, height })
    const { chat } = await openChat(page, '/')
    const pause = await page.getByRole('button', { name: 'Pause Motion' }).boundingBox()
    const panel = await chat.locator('.chat-panel').boundingBox()
    expect((pause?.x ?? width) + (pause?.width ?? 0)).toBeLessThan(panel?.x ?? 0)
  })
