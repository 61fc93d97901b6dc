import { expect, test } from '@playwright/test'

const INSIGHTS = { name: 'Back to Insights', href: '/insights' }
const HOME = { name: 'Back to Home', href: '/' }

/** The nine views of the error catalogue (specification, 14.1), by addresses that lead to them. */
const VIEWS = [
  { title: 'Service Not Found', back: { name: 'Back to Services', href: '/services' }, addresses: ['/services/nope', '/services/a/b'] },
  {
    title: 'Industry Not Found',
    back: { name: 'Back to Industries', href: '/industries' },
    addresses: ['/industries/nope', '/industries/communications-media', '/industries/manufacturing'],
  },
  { title: 'Case Study Not Found', back: INSIGHTS, addresses: ['/case-studies/nope', '/case-study/nope'] },
  { title: 'Whitepaper Not Found', back: INSIGHTS, addresses: ['/whitepaper/nope', '/whitepapers/nope'] },
  { title: 'News Article Not Found', back: INSIGHTS, addresses: ['/newsroom/nope'] },
  { title: 'Blog Post Not Found', back: INSIGHTS, addresses: ['/blog/nope', '/blog/page/2'] },
  { title: 'Job Not Found', back: { name: 'Back to Careers', href: '/careers' }, addresses: ['/careers/nope'] },
  { title: 'Page Not Found', back: HOME, addresses: ['/legal/nope'] },
  { title: 'Page Not Found', back: HOME, addresses: ['/nope', '/nope/nope', '/events/nope', '/blogs'] },
]

test('each unknown address gets the view of its section', async ({ page, request }) => {
  const main = page.getByRole('main')
  for (const {
    title,
    back,
    addresses: [first = '', ...others],
  } of VIEWS)
    await test.step(`${title}: ${first}`, async () => {
      const response = await page.goto(first)
      expect(response?.status(), first).toBe(404)
      await expect(page, first).toHaveTitle(`${title} · Aldergate`)
      await expect(main.getByRole('heading', { level: 1, name: title, exact: true }), first).toBeVisible()
      await expect(main.getByRole('link', { name: back.name, exact: true }), first).toHaveAttribute('href', back.href)
      await expect(page.locator('meta[name=robots]'), first).toHaveAttribute('content', 'noindex')
      await expect(page.locator('link[rel=canonical]'), first).toHaveCount(0)
      // The others get the same page.
      const html = await response?.text()
      for (const address of others) {
        const other = await request.get(address)
        expect(other.status(), address).toBe(404)
        expect(await other.text(), address).toBe(html)
      }
    })
})

test('the generic view leads to support and to popular pages', async ({ page }) => {
  await page.goto('/nope')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Contact Support', exact: true })).toHaveAttribute('href', '/contact?topic=support')
  const popular = main.getByRole('navigation', { name: 'Popular Pages' }).getByRole('link')
  await expect(popular).toHaveText(['Services', 'Insights', 'About', 'Careers', 'Contact'])
  const addresses = await popular.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(['/services', '/insights', '/about', '/careers', '/contact'])
})

test('the legal view offers the documents that exist', async ({ page }) => {
  await page.goto('/legal/nope')
  await expect(page.getByRole('region', { name: 'Legal documents' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/legal\/[a-z-]+$/,
  )
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveCount(0)
})

for (const [from, to] of [
  ['/whitepapers/zero-trust-blueprint', '/whitepaper/zero-trust-blueprint'],
  ['/tags', '/insights'],
  ['/blog/', '/blog'],
  ['/services/ai-transformation/', '/services/ai-transformation'],
  ['/services.html', '/services'],
  ['/index.html', '/'],
] as const) {
  test(`${from} redirects to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect(response.headers().location).toBe(to)
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200)
  })
}

test('a redirect keeps the query of the address', async ({ request }) => {
  const response = await request.get('/blog/?category=Security&q=zero', { maxRedirects: 0 })
  expect(response.headers().location).toBe('/blog?category=Security&q=zero')
})
