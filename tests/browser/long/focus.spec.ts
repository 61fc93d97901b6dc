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
          expect(stops.length, address).toBeGreaterThan(30)
          expect.soft(hiddenOf(stops), address).toEqual([])
        })
    })

    // A visitor has opened it, so it may cover a part of the page, as long as Escape uncovers that.
    test('only the open assistant covers what has the focus, and Escape closes it without moving the focus', async ({ page }) => {
      test.slow()
      await addWalk(page)
      // It is the same on every page.
      for (const address of share(KINDS, 0, 4))
        await test.step(address, async () => {
          await page.goto(address)
          await wake(page)
          const { chat, opener, field } = chatOn(page)
          await opener.click()
          await expect(field).toBeFocused()
          const covered = hiddenOf([...(await walk(page, 'on', '.chat-panel')), ...(await walk(page, 'back', '.chat-panel'))])
          const byOthers = covered.filter((text) => !text.endsWith('.chat-panel'))
          expect.soft(byOthers, address).toEqual([])
          const behind = await page.evaluate(() => {
            const { focusWalk } = window
            const isBehind = (element: HTMLElement) => {
              element.focus()
              return !element.closest('.chat-panel') && focusWalk?.hides(element).endsWith('.chat-panel')
            }
            return focusWalk?.stops().some(isBehind)
          })
          if (!behind) return
          const before = await stopOf(page)
          expect(before.hidden, address).not.toBe('')
          await page.keyboard.press('Escape')
          await expect(chat.getByRole('textbox')).toHaveCount(0)
          expect(await stopOf(page), address).toEqual({ name: before.name, hidden: '' })
        })
    })
  })
