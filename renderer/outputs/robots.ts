import type { Output } from '../emit'
import { keyOf } from '../key'

/** `robots.txt`: all pages may be read, and the address of the sitemap. */
export const robots: Output = {
  name: 'robots',
  *emit({ graph, codeKey }) {
    const { origin } = graph.site.identity
    yield { path: 'robots.txt', key: keyOf(codeKey, origin), contents: () => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n` }
  },
}
