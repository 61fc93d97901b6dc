import { expect, type Page, test } from '@playwright/test'
import { themeSwitch } from './support/header'
import { ROUTES } from './support/routes'
import { readSitemap } from './support/site'
import { watchProblems } from './support/watch'

/** Widths of a small phone, a phone, a desk at a zoom of 200%, a small desk and a desk, in pixels. */
const WIDTHS = [320, 390, 720, 1024, 1440]
/** The addresses are visited in this many tests, so that they run beside each other. */
const SHARES = [0, 1, 2, 3, 4, 5]

test('every route of the specification answers', async ({ request }) => {
  for (const route of ROUTES) expect.soft((await request.get(route, { maxRedirects: 0 })).status(), route).toBe(200)
})

for (const share of SHARES) {
  test(`every address is whole, share ${share + 1} of ${SHARES.length}`, async ({ page, request }) => {
    const problems = watchProblems(page)
    const { origin, addresses } = await readSitemap(request)
    const own = addresses.filter((_, index) => index % SHARES.length === share)
    expect(own.length).toBeGreaterThan(ROUTES.length / SHARES.length)
    for (const address of own) {
      await test.step(address, async () => {
        problems.length = 0
        expect.soft(await visit(page, address), address).toEqual({
          status: 200,
          headings: 1,
          title: expect.stringMatching(/\S+ · Aldergate$/),
          description: expect.stringMatching(/\S.{40,}/),
          canonical: origin + address,
          overflow: [],
        })
        expect.soft(problems, address).toEqual([])
      })
    }
  })
}

test('every address has a title and a description of its own', async ({ page, request }) => {
  const { addresses } = await readSitemap(request)
  await page.goto('/')
  const heads = await page.evaluate(async (list) => {
    const pages = list.map(async (address) => {
      const html = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html')
      return { title: html.title, description: html.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '' }
    })
    return Promise.all(pages)
  }, addresses)
  expect(heads.length).toBeGreaterThan(ROUTES.length)
  expect(repeated(heads.map(({ title }) => title))).toEqual([])
  expect(repeated(heads.map(({ description }) => description))).toEqual([])
})

for (const slug of ['accelerating-payments-modernization', 'doctor-patient-billing-platform']) {
  test(`the case study ${slug} has two addresses and one body`, async ({ page, request }) => {
    const { origin, addresses } = await readSitemap(request)
    const [one, other] = await Promise.all(['case-studies', 'case-study'].map((form) => request.get(`/${form}/${slug}`)))
    expect(await other?.text()).toBe(await one?.text())

    await page.goto(`/case-study/${slug}`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/case-studies/${slug}`)
    expect(addresses).toContain(`/case-studies/${slug}`)
    expect(addresses).not.toContain(`/case-study/${slug}`)
  })
}

/** Opens an address and tells what it is like, in windows of all widths. */
async function visit(page: Page, address: string) {
  const response = await page.goto(address)
  // The script of the page has run once this button is there.
  await expect(themeSwitch(page)).toBeVisible()
  const overflow: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (excess > 0) overflow.push(`${excess} px at ${width} px`)
  }
  return {
    status: response?.status(),
    headings: await page.getByRole('heading', { level: 1 }).count(),
    title: await page.title(),
    description: await page.locator('meta[name=description]').getAttribute('content'),
    canonical: await page.locator('link[rel=canonical]').evaluate((link: HTMLLinkElement) => link.href),
    overflow,
  }
}

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)
