import { expect, test } from '@playwright/test'
import { chatOn } from '../support/chat'
import { KINDS } from '../support/routes'
import { share } from '../support/site'
import { wake } from '../support/wake'
import { addWalk, hiddenOf, stopOf, walk } from '../support/walk'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

for (const viewport of SIZES)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const address of KINDS)
      test(`what has the focus can be seen all the way back through ${address} by keys`, async ({ page }) => {
        test.slow()
        await addWalk(page)
        await page.goto(address)
        await page.getByRole('contentinfo').getByRole('link').last().focus()
        for (let stop = 0; stop < 300; stop++) {
          await page.keyboard.press('Shift+Tab')
          await expect.poll(async () => (await stopOf(page)).hidden).toBe('')
          if (await page.getByRole('link', { name: 'Skip to content' }).evaluate((link) => link === document.activeElement)) return
        }
        throw new Error('The way back does not end at the skip link.')
      })

    test('what has the focus can be seen all the way on through a page of each kind, alive', async ({ page }) => {
      test.slow()
      await addWalk(page)
      for (const address of KINDS)
        await test.step(address, async () => {
          await page.goto(address)
          await wake(page)
          const stops = await walk(page, 'on')
          expect(stops.length, address).toBeGreaterThan(25)
          expect.soft(hiddenOf(stops), address).toEqual([])
        })
    })

    test('the open assistant closes where it would cover what gets the focus by keys', async ({ page }) => {
      test.slow()
      await addWalk(page)
      // It is the same on every page.
      for (const address of share(KINDS, 0, 4))
        await test.step(address, async () => {
          await page.goto(address)
          await wake(page)
          const { opener, field } = chatOn(page)
          for (const way of ['on', 'back'] as const) {
            await opener.press('Enter')
            await expect(field).toBeFocused()
            expect.soft(hiddenOf(await walk(page, way, '.chat-assistant')), address).toEqual([])
            if (await opener.isHidden()) await page.keyboard.press('Escape')
          }
        })
    })
  })
