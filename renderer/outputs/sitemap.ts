import { escapeHtml } from '../../src/engine/lib/html'
import { listedPages, type Output } from '../emit'
import { keyOf } from '../key'

type Url = { address: string; modified: string | undefined }

/** `sitemap.xml`: every page that search engines may list, at its canonical address. */
export const sitemap: Output = {
  name: 'sitemap',
  *emit(site) {
    const { origin } = site.graph.site.identity
    const urls = listedPages(site).map(({ address, head }) => ({ address, modified: head.modified }))
    yield { path: 'sitemap.xml', key: keyOf(site.codeKey, origin, urls), contents: () => document(origin, urls) }
  },
}

const document = (origin: string, urls: readonly Url[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...urls.map((url) => entry(origin, url)),
    '</urlset>\n',
  ].join('')

const entry = (origin: string, { address, modified }: Url) =>
  `<url><loc>${escapeHtml(origin + address)}</loc>${modified === undefined ? '' : `<lastmod>${modified}</lastmod>`}</url>\n`
