import { escapeHtml } from '../../src/engine/lib/html'
import { SITEMAP } from '../../src/engine/routes/files'
import { listedPages, type Output } from '../emit'
import { keyOf } from '../key'

/** Maximum of what one file may hold, by the protocol of sitemaps.org: its addresses, and its bytes before compression. */
export type SitemapLimits = { addresses: number; bytes: number }

const LIMITS: SitemapLimits = { addresses: 50_000, bytes: 50 * 1024 * 1024 }

/**
 * `sitemap.xml`: every page that search engines may list, at its canonical address. Where they are more than one file may hold,
 * `sitemap.xml` is an index of `sitemap-1.xml` and so on.
 */
export const sitemapBy = (limits: SitemapLimits): Output => ({
  name: 'sitemap',
  *emit(site) {
    const { origin } = site.graph.site.identity
    const entries = listedPages(site).map(({ address, head }) => urlEntry(origin + address, head.modified))
    const files = batches(entries, limits)
    const file = (path: string, own: readonly string[], element: string) => ({
      path,
      key: keyOf(site.codeKey, element, own),
      contents: () => document(element, own),
    })
    const [only = []] = files
    if (files.length <= 1) {
      yield file(SITEMAP.slice(1), only, 'urlset')
      return
    }
    const parts = files.map((own, index) => file(`sitemap-${index + 1}.xml`, own, 'urlset'))
    yield* parts
    const links = parts.map(({ path }) => `<sitemap><loc>${escapeHtml(`${origin}/${path}`)}</loc></sitemap>\n`)
    yield file(SITEMAP.slice(1), links, 'sitemapindex')
  },
})

/** The sitemap within the limits of search engines. */
export const sitemap = sitemapBy(LIMITS)

const document = (element: string, entries: readonly string[]) =>
  [
    `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`,
    ...entries,
    `</${element}>\n`,
  ].join('')

const urlEntry = (url: string, modified: string | undefined) =>
  `<url><loc>${escapeHtml(url)}</loc>${modified === undefined ? '' : `<lastmod>${modified}</lastmod>`}</url>\n`

/** Bytes of an encoded text, and of a document without entries. */
const bytesIn = (text: string) => new TextEncoder().encode(text).length
const EMPTY = bytesIn(document('urlset', []))

/** The entries in as many lists as the limits ask for, in order. */
function batches(entries: readonly string[], { addresses, bytes }: SitemapLimits): string[][] {
  const lists: string[][] = []
  let size = 0
  for (const entry of entries) {
    const added = bytesIn(entry)
    const last = lists.at(-1)
    if (last && last.length < addresses && size + added <= bytes) {
      last.push(entry)
      size += added
    } else {
      lists.push([entry])
      size = EMPTY + added
    }
  }
  return lists
}
