import type { APIRequestContext } from '@playwright/test'

/** Every address that the site tells search engines about, without its origin, and the origin. */
export async function readSitemap(request: APIRequestContext): Promise<{ origin: string; addresses: string[] }> {
  const xml = await (await request.get('/sitemap.xml')).text()
  const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url))
  const [origin = ''] = new Set(urls.map((url) => url.origin))
  return { origin, addresses: urls.map(({ pathname }) => pathname) }
}
