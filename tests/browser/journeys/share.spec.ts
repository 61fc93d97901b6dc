import { expect, test } from '@playwright/test'
import { button, callsOf, nextFrames, SHOWN, said, setSharing } from '../support/sharing'
import { LONG } from '../support/suites'
import { watchProblems } from '../support/watch'

const ARTICLE = '/blog/zero-trust-for-suppliers'
const WHOLE = `https://aldergate.example${ARTICLE}`

test.describe('Share', () => {
  test('hands the page to the system', async ({ page }) => {
    await setSharing(page, { share: 'takes', clipboard: 'refuses' })
    await page.goto(`${ARTICLE}?from=letter`)
    await button(page, 'Share').click()
    await expect.poll(() => callsOf(page)).toEqual([{ url: WHOLE, title: 'Zero trust starts with your suppliers' }])
    await nextFrames(page)
    await expect(said(page)).toHaveText('', SHOWN)
  })

  test('a cancelled share shows no notice and copies nothing', LONG, async ({ page }) => {
    const problems = watchProblems(page)
    await setSharing(page, { share: 'aborts', clipboard: 'takes' })
    await page.goto(ARTICLE)
    await button(page, 'Share').click()
    await expect.poll(() => callsOf(page)).toHaveLength(1)
    await nextFrames(page)
    await expect(said(page)).toHaveText('', SHOWN)
    expect(await callsOf(page)).toHaveLength(1)
    expect(problems).toEqual([])
  })

  test('copies the address where the system cannot share, and says so', async ({ page }) => {
    await setSharing(page, { share: 'none', clipboard: 'takes' })
    await page.goto(ARTICLE)
    await button(page, 'Share').press('Enter')
    await expect(said(page)).toHaveText('Link copied.', SHOWN)
    expect(await callsOf(page)).toEqual([WHOLE])
  })

  test('gives the address to copy by hand where that is refused, too', LONG, async ({ page }) => {
    await setSharing(page, { share: 'none', clipboard: 'refuses' })
    await page.goto(ARTICLE)
    await button(page, 'Share').click()
    const field = said(page).getByRole('textbox', { name: 'Copy this link' })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(WHOLE)
    const selected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) => value.slice(selectionStart ?? 0, selectionEnd ?? 0)
    expect(await field.evaluate(selected)).toBe(WHOLE)
  })

  for (const copies of [true, false])
    test(
      `${copies ? 'copies' : 'says what is left to do'} where the older way to copy is ${copies ? '' : 'not '}allowed`,
      LONG,
      async ({ page }) => {
        await setSharing(page, { share: 'none', clipboard: 'refuses', command: copies ? 'takes' : 'refuses' })
        await page.goto(ARTICLE)
        await button(page, 'Share').click()
        const again = said(page).getByRole('button', { name: 'Copy' })
        await expect(said(page).getByRole('textbox')).toBeFocused()
        await expect(again).toBeVisible()
        const before = await again.boundingBox()
        // A click of the test would move the page first, in Firefox.
        await again.evaluate((part: HTMLElement) => part.click())
        await expect.poll(() => callsOf(page)).toEqual([WHOLE, WHOLE, `copy: ${WHOLE}`])
        if (copies) return expect(said(page)).toHaveText('Link copied.', SHOWN)
        await expect(said(page).getByText('Selected. Copy it yourself.')).toBeVisible()
        await expect(said(page).getByRole('textbox')).toBeFocused()
        expect(await again.boundingBox()).toEqual(before)
      },
    )

  test('closes with its cross, with a second press and with Escape', async ({ page }) => {
    await setSharing(page, { share: 'none', clipboard: 'refuses' })
    await page.goto(ARTICLE)
    const cross = said(page).getByRole('button', { name: 'Close' })
    for (const close of [() => cross.click(), () => button(page, 'Share').click(), () => page.keyboard.press('Escape')]) {
      await button(page, 'Share').click()
      await expect(said(page).getByRole('textbox')).toBeFocused()
      await expect(button(page, 'Share')).toHaveAttribute('aria-expanded', 'true')
      await close()
      await expect(said(page)).toHaveText('', SHOWN)
      await expect(button(page, 'Share')).toBeFocused()
      await expect(button(page, 'Share')).toHaveAttribute('aria-expanded', 'false')
    }
    expect(await callsOf(page)).toEqual(Array(3).fill(WHOLE))
  })

  test('closes when the focus leaves it, and with Escape wherever the focus is', LONG, async ({ page }) => {
    await setSharing(page, { share: 'none', clipboard: 'refuses' })
    await page.goto(ARTICLE)
    const open = async () => {
      await button(page, 'Share').press('Enter')
      await expect(said(page).getByRole('textbox')).toBeFocused()
    }
    await open()
    await page.keyboard.press('Tab')
    await expect(said(page).getByRole('button', { name: 'Copy' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(said(page)).toHaveText('', SHOWN)
    await expect(button(page, 'Share')).not.toBeFocused()
    await open()
    await said(page).getByRole('textbox').blur()
    await nextFrames(page)
    await expect(said(page).getByRole('textbox')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(said(page)).toHaveText('', SHOWN)
    await expect(button(page, 'Share')).toHaveAttribute('aria-expanded', 'false')
    await expect(button(page, 'Share')).not.toBeFocused()
  })

  test('closes when another notice is shown', LONG, async ({ page }) => {
    await setSharing(page, { share: 'none', clipboard: 'refuses' })
    await page.goto(ARTICLE)
    await button(page, 'Share').click()
    await expect(said(page).getByRole('textbox')).toBeFocused()
    await button(page, 'Save').click()
    await expect(said(page)).toHaveText(/^Saved/, SHOWN)
    await expect(button(page, 'Share')).toHaveAttribute('aria-expanded', 'false')
  })
})
