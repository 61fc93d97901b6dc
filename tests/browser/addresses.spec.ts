import { expect, test } from '@playwright/test'
import { KINDS, ROUTES } from './support/routes'
import { readSitemap, share } from './support/site'
import { LONG } from './support/suites'
import { expectWholePages } from './support/visit'

/** Runs of all pages that go side by side. */
const PARTS = 2

test('every route of the specification answers', async ({ request }) => {
  for (const route of ROUTES) expect.soft((await request.get(route, { maxRedirects: 0 })).status(), route).toBe(200)
})

for (let part = 0; part < PARTS; part++)
  test(`a page of each kind is whole in narrow windows (${part + 1} of ${PARTS})`, async ({ page, request }) => {
    const { addresses } = await readSitemap(request)
    // The search page is in no sitemap; no-script.spec.ts opens it.
    const own = KINDS.filter((address) => addresses.includes(address))
    expect(own.length).toBeGreaterThan(15)
    await expectWholePages(page, share(own, part, PARTS), [320])
  })

test('every address has its own title, description and canonical address, and one heading of level 1', async ({ page, request }) => {
  const { origin, addresses } = await readSitemap(request)
  // Where nothing asks for Trusted Types, a test may parse what it likes.
  await page.goto('/favicon.svg')
  const heads = await page.evaluate(async (list) => {
    const pages = list.map(async (address) => {
      const response = await fetch(address)
      const html = new DOMParser().parseFromString(await response.text(), 'text/html')
      return {
        status: response.status,
        headings: html.querySelectorAll('h1').length,
        title: html.title,
        description: html.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
        canonical: html.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
      }
    })
    return Promise.all(pages)
  }, addresses)
  expect(heads.length).toBeGreaterThan(ROUTES.length)
  expect(repeated(heads.map(({ title }) => title))).toEqual([])
  expect(repeated(heads.map(({ description }) => description))).toEqual([])
  expect(heads).toEqual(
    addresses.map((address) => ({
      status: 200,
      headings: 1,
      title: expect.stringMatching(/\S+ · Aldergate$/),
      description: expect.stringMatching(/\S.{40,}/),
      canonical: origin + address,
    })),
  )
})

for (const slug of ['accelerating-payments-modernization', 'doctor-patient-billing-platform']) {
  test(`the case study ${slug} has two addresses and one body`, slug.startsWith('accelerating') ? {} : LONG, async ({ page, request }) => {
    const { origin, addresses } = await readSitemap(request)
    const [one, other] = await Promise.all(['case-studies', 'case-study'].map((form) => request.get(`/${form}/${slug}`)))
    expect(await other?.text()).toBe(await one?.text())

    await page.goto(`/case-study/${slug}`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/case-studies/${slug}`)
    expect(addresses).toContain(`/case-studies/${slug}`)
    expect(addresses).not.toContain(`/case-study/${slug}`)
  })
}

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)
