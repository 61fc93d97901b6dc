import { expect, test } from '@playwright/test'
import { LONG } from './support/suites'
import { ALT, ARTICLE, CLOSE, openArticle } from './support/zoom-picture'

for (const key of ['Enter', 'Escape'])
  test(`a picture opens over the page, and ${key} closes it`, key === 'Escape' ? {} : LONG, async ({ page }) => {
    const link = await openArticle(page)
    await link.click()
    const dialog = page.getByRole('dialog', { name: ALT })
    await expect(dialog.getByRole('img')).toHaveAttribute('src', /icon-512\.png$/)
    await expect(dialog.getByRole('button', { name: CLOSE, exact: true })).toBeFocused()
    await page.keyboard.press(key)
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
    await expect(page).toHaveURL(ARTICLE)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a picture leads to its file', async ({ page }) => {
    const link = await openArticle(page)
    await link.click()
    await expect(page).toHaveURL('/icon-512.png')
  })
})
