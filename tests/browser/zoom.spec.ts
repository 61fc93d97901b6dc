import { expect, type Page, test } from '@playwright/test'

const ARTICLE = '/blog/ai-in-the-back-office'
const ALT = 'The mark of the firm.'
const PICTURE = `<figure class="article-picture"><a href="/icon-512.png" data-enhance="zoom-picture" data-when="intent" data-held="">
<img src="/icon-192.png" alt="${ALT}" width="192" height="192"></a><dialog aria-label="${ALT}"></dialog></figure>`

/** Opens an article with a picture in its text, as `ArticlePicture` writes it: no article of the site has one. */
async function openArticle(page: Page) {
  await page.route(`**${ARTICLE}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('<div class="prose">', `$&${PICTURE}`) })
  })
  await page.goto(ARTICLE)
  return page.getByRole('article').getByRole('link', { name: ALT })
}

for (const key of ['Enter', 'Escape'])
  test(`a picture opens over the page, and ${key} closes it`, async ({ page }) => {
    const link = await openArticle(page)
    await link.click()
    const dialog = page.getByRole('dialog', { name: ALT })
    await expect(dialog.getByRole('img')).toHaveAttribute('src', /icon-512\.png$/)
    await expect(dialog.getByRole('button', { name: ALT })).toBeFocused()
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
