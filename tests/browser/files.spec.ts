import { expect, test } from '@playwright/test'
import { faultsIn, type ServedFile } from '../files/file-faults'
import { type Naming, namedIn } from '../files/named-files'
import { readSitemap } from './support/site'
import { LONG } from './support/suites'

/** Views that no sitemap names, and whose links a visitor follows all the same. */
const VIEWS = ['/search', '/404', '/services/404', '/industries/404', '/case-studies/404', '/blog/404', '/careers/404', '/legal/404']

/** Addresses of other programs, and of places on the same page. */
const ELSEWHERE = /^(?:mailto:|tel:|data:|#)/

test('files have the type, size and number of pages that pages state', LONG, async ({ request, baseURL }) => {
  const { origin, addresses } = await readSitemap(request)
  const named = new Map<string, Naming[]>()
  for (const address of [...addresses, ...VIEWS])
    for (const naming of namedIn(await (await request.get(address)).text())) {
      if (ELSEWHERE.test(naming.href)) continue
      const url = new URL(naming.href, new URL(address, origin))
      if (url.origin === origin) named.set(url.pathname, [...(named.get(url.pathname) ?? []), naming])
    }
  const files: ServedFile[] = []
  for (const [path, namings] of named) {
    const answer = await request.get(new URL(path, baseURL).href)
    files.push({
      path,
      status: answer.status(),
      contentType: answer.headers()['content-type'] ?? '',
      bytes: await answer.body(),
      namings,
    })
  }
  const endings = new Set(files.map(({ path }) => /\.(\w+)$/.exec(path)?.[1]))
  for (const ending of ['pdf', 'ics', 'xml', 'json', 'csv', 'yaml', 'md', 'sql', 'svg', 'png']) expect(endings).toContain(ending)
  expect(await faultsIn(files)).toEqual([])
})
