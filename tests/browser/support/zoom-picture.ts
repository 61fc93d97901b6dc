import type { Page } from '@playwright/test'

/** The article that gets a picture. */
export const ARTICLE = '/blog/ai-in-the-back-office'
/** What its picture shows. */
export const ALT = 'The mark of the firm.'
/** The button that closes it. */
export const CLOSE = 'Close the picture'
const PICTURE = `<figure class="article-picture"><a href="/icon-512.png" aria-label="Enlarge: ${ALT}" data-enhance="zoom-picture" data-when="intent" data-held="">
<img src="/icon-192.png" alt="${ALT}" width="192" height="192"></a><dialog aria-label="${ALT}"><button class="icon-button" type="button" aria-label="${CLOSE}"></button></dialog></figure>`

/** Opens an article with a picture in its text, as `ArticlePicture` writes it: no article of the site has one. */
export async function openArticle(page: Page) {
  await page.route(`**${ARTICLE}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('<div class="prose">', `$&${PICTURE}`) })
  })
  await page.goto(ARTICLE)
  return page.getByRole('article').getByRole('link', { name: `Enlarge: ${ALT}` })
}
