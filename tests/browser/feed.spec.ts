import { expect, test } from '@playwright/test'

// The test parses a text in the page, which only scripts of the site may.
test.use({ bypassCSP: true })

test('the feed is XML that a browser understands, and every entry leads to a page', async ({ page, request }) => {
  await page.goto('/about')
  const entries = await page.evaluate(async () => {
    const address = document.querySelector<HTMLLinkElement>('link[rel="alternate"][type="application/atom+xml"]')?.href ?? ''
    const feed = new DOMParser().parseFromString(await (await fetch(address)).text(), 'application/xml')
    if (feed.querySelector('parsererror')) return []
    return [...feed.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'entry')].map((entry) => ({
      title: entry.querySelector('title')?.textContent ?? '',
      href: entry.querySelector('link')?.getAttribute('href') ?? '',
    }))
  })
  expect(entries.length).toBeGreaterThan(20)
  for (const { title, href } of entries) {
    const { origin, pathname } = new URL(href)
    expect(origin).toBe('https://aldergate.example')
    expect.soft(await (await request.get(pathname)).text(), pathname).toContain(title.replaceAll('&', '&amp;').split("'")[0] ?? '')
  }
})

test('a list leads to its feed in each format, and its entries to their Markdown', async ({ page, request }) => {
  await page.goto('/blog')
  for (const name of ['Atom', 'RSS', 'JSON Feed']) {
    const href = await page.getByRole('main').getByRole('link', { name, exact: true }).getAttribute('href')
    const answer = await request.get(href ?? '')
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('https://aldergate.example/blog/cloud-security-best-practices')
  }
  await page.goto('/blog/cloud-security-best-practices')
  const markdown = await request.get((await page.locator('link[type="text/markdown"]').getAttribute('href')) ?? '')
  expect(markdown.headers()['content-type']).toBe('text/markdown;charset=utf-8')
  expect(await markdown.text()).toContain(`# ${await page.getByRole('heading', { level: 1 }).textContent()}\n`)
})
