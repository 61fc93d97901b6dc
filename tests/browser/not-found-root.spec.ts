import { expect, type Page, test } from '@playwright/test'
import { openWithHeader } from './support/header'
import { serveRootNotFound } from './support/root-only'
import { LONG } from './support/suites'
import { watchProblems } from './support/watch'

/** Addresses that a host with one 404 page does not know, and the view that each belongs to. */
const VIEWS = [
  { address: '/services/nope', title: 'Service Not Found', back: 'Back to Services' },
  { address: '/industries/manufacturing', title: 'Industry Not Found', back: 'Back to Industries' },
  { address: '/case-studies/nope', title: 'Case Study Not Found', back: 'Back to Insights' },
  { address: '/case-study/nope', title: 'Case Study Not Found', back: 'Back to Insights' },
  { address: '/whitepaper/nope', title: 'Whitepaper Not Found', back: 'Back to Insights' },
  { address: '/whitepapers/nope', title: 'Whitepaper Not Found', back: 'Back to Insights' },
  { address: '/newsroom/nope', title: 'News Article Not Found', back: 'Back to Insights' },
  { address: '/blog/nope', title: 'Blog Post Not Found', back: 'Back to Insights' },
  { address: '/careers/nope', title: 'Job Not Found', back: 'Back to Careers' },
]

const h1 = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test('each address gets the view of its section', LONG, async ({ page }) => {
  for (const { address, title, back } of VIEWS)
    await test.step(`${address} gets the view "${title}"`, async () => {
      await serveRootNotFound(page, address)
      const response = await page.goto(address)
      expect(response?.status()).toBe(404)
      await expect(h1(page)).toHaveText(title)
      await expect(page).toHaveTitle(`${title} · Aldergate`)
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page.getByRole('link', { name: back, exact: true })).toBeVisible()
      await expect(page).toHaveURL(address)
    })
})

test('an unknown legal page is offered the legal documents', async ({ page }) => {
  await serveRootNotFound(page, '/legal/nope')
  await page.goto('/legal/nope')
  await expect(page.getByRole('region', { name: 'Legal documents' })).toBeVisible()
  await expect(h1(page)).toHaveText('Page Not Found')
})

test('any other address keeps the generic view and asks for no other', async ({ page }) => {
  const problems = watchProblems(page)
  await serveRootNotFound(page, '/events/nope')
  await openWithHeader(page, '/events/nope')
  await expect(h1(page)).toHaveText('Page Not Found')
  await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible()
  // Only the address itself was not found.
  expect(problems.filter((text) => text.startsWith('404:'))).toEqual([expect.stringMatching(/\/events\/nope$/)])
})

test('the view looks as it does where the host has it', LONG, async ({ page }) => {
  // In the fallback fonts both times: a browser that is busy shows its own too late for the page.
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/blog/nope')
  const wanted = await looks(page)
  await serveRootNotFound(page, '/blog/nope')
  await page.goto('/blog/nope')
  await expect(h1(page)).toHaveText('Blog Post Not Found')
  expect(await looks(page)).toEqual(wanted)
})

for (const [name, status] of [
  ['is missing', 404],
  ['fails', 500],
] as const) {
  test(`the generic view stays when the view of the section ${name}`, LONG, async ({ page }) => {
    const body = await (await page.request.get('/blog/404')).text()
    await serveRootNotFound(page, '/blog/nope')
    await page.route('/blog/404', (route) => route.fulfill({ status, contentType: 'text/html;charset=utf-8', body }))
    const answer = page.waitForResponse('/blog/404')
    await page.goto('/blog/nope')
    await (await answer).finished()
    // Once a later request of the page is answered, it has dealt with that one.
    await page.evaluate(async () => (await fetch('/favicon.svg')).text())
    await expect(h1(page)).toHaveText('Page Not Found')
    await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible()
  })
}

/** Places and letters of what a visitor sees of the view. */
const looks = (page: Page) =>
  page
    .getByRole('main')
    .locator('h1, h2, p, a, svg, li')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, fontSize } = getComputedStyle(element)
        return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')} ${color} ${fontSize}`
      }),
    )
