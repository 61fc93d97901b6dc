import { expect, test } from '@playwright/test'
import { KINDS } from '../support/routes'
import { addWalk, stopOf } from '../support/walk'

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  for (const address of KINDS)
    test(`what has the focus can be seen all the way back through ${address} by keys, at ${width} px`, async ({ page }) => {
      test.slow()
      await addWalk(page)
      await page.setViewportSize({ width, height })
      await page.goto(address)
      await page.getByRole('contentinfo').getByRole('link').last().focus()
      for (let stop = 0; stop < 300; stop++) {
        await page.keyboard.press('Shift+Tab')
        await expect.poll(async () => (await stopOf(page)).hidden).toBe('')
        if (await page.getByRole('link', { name: 'Skip to content' }).evaluate((link) => link === document.activeElement)) return
      }
      throw new Error('The way back does not end at the skip link.')
    })
