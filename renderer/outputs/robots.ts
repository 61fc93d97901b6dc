import { SITEMAP } from '../../src/engine/routes/files'
import type { Output } from '../emit'
import { keyOf } from '../key'

/** `robots.txt`: all pages may be read, and the address of the sitemap. A preview has no sitemap: its pages and headers say `noindex`. */
export const robots: Output = {
  name: 'robots',
  *emit({ graph, codeKey }) {
    const { origin } = graph.site.identity
    const sitemap = graph.scope === 'published' ? `\nSitemap: ${origin}${SITEMAP}\n` : ''
    yield { path: 'robots.txt', key: keyOf(codeKey, sitemap), contents: () => `User-agent: *\nAllow: /\n${sitemap}` }
  },
}
