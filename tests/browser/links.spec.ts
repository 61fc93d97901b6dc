import { expect, type Page, test } from '@playwright/test'
import { readSitemap } from './support/site'
import { LONG, ONLY_CHROMIUM } from './support/suites'

/** Views that no sitemap names, and whose links a visitor follows all the same. */
const VIEWS = ['/404', '/services/404', '/industries/404', '/case-studies/404', '/blog/404', '/careers/404', '/legal/404']

test('nothing that a page links or loads is missing', LONG, async ({ page, request }) => {
  const { addresses } = await readSitemap(request)
  // Where nothing asks for Trusted Types, a test may parse what it likes.
  await page.goto('/favicon.svg')
  const pages = new Map<string, Reading>()
  for (const address of [...addresses, ...VIEWS]) pages.set(address, await read(page, address))

  const links = new Set([...pages.values()].flatMap((reading) => reading.links))
  const files = new Set([...pages.values()].flatMap((reading) => reading.files))
  expect(links.size).toBeGreaterThan(addresses.length)
  expect(files.size).toBeGreaterThan(addresses.length)
  for (const link of links) {
    const { pathname, hash } = new URL(link)
    const target = pages.get(pathname) ?? (await read(page, pathname))
    pages.set(pathname, target)
    expect.soft(target.status, link).toBe(200)
    if (hash !== '') expect.soft(target.ids, link).toContain(decodeURIComponent(hash.slice(1)))
  }
  const { origin } = new URL(page.url())
  expect([...files].filter((file) => !file.startsWith(`${origin}/`))).toEqual([])
  for (const file of files) expect.soft((await request.get(file, { maxRedirects: 0 })).status(), file).toBe(200)
})

test('each entry of the search leads to a place of its page', ONLY_CHROMIUM, async ({ page, request }) => {
  const entries = (await (await request.get('/search-index.json')).json()) as { u: string }[]
  await page.goto('/favicon.svg')
  const pages = new Map<string, Promise<Reading>>()
  const places = entries.map(({ u }) => u.split('#')).filter(([, id]) => id !== undefined)
  expect(places.length).toBeGreaterThan(30)
  for (const [path = '', id] of places) {
    const target = pages.get(path) ?? read(page, path)
    pages.set(path, target)
    expect.soft((await target).ids, path).toContain(id)
  }
})

/** A page without its life: its status, its ids, and what it names by whole address, of links only those into the site. */
type Reading = { status: number; ids: string[]; links: string[]; files: string[] }

/** Reads the HTML of an address. A page that has moved has no status. */
const read = (page: Page, address: string): Promise<Reading> =>
  page.evaluate(async (path) => {
    const answer = await fetch(path, { redirect: 'manual' })
    const html = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const named = (selector: string, name: string) =>
      [...html.querySelectorAll(selector)].map((element) => new URL(element.getAttribute(name) ?? '', location.origin + path))
    const web = ({ protocol }: URL) => protocol === 'http:' || protocol === 'https:'
    const links = [...named('a[href]', 'href'), ...named('form[action]', 'action')].filter(({ origin }) => origin === location.origin)
    const files = [...named('link[href]:not([rel=canonical])', 'href'), ...named('use[href]', 'href'), ...named('[src]', 'src')].filter(web)
    return {
      status: answer.status,
      ids: [...html.querySelectorAll('[id]')].map(({ id }) => id),
      links: links.map(({ href }) => href),
      files: files.map(({ origin, pathname }) => origin + pathname),
    }
  }, address)
