import type { APIRequestContext } from '@playwright/test'
import { sitemapUrls } from '../../../scripts/built-addresses'

/** Every address in the sitemap, without its origin, and the origin. */
export async function readSitemap(request: APIRequestContext): Promise<{ origin: string; addresses: string[] }> {
  const urls = sitemapUrls(await (await request.get('/sitemap.xml')).text())
  const [origin = ''] = new Set(urls.map((url) => url.origin))
  return { origin, addresses: urls.map(({ pathname }) => pathname) }
}

/** The part of a list that one of several tests takes: every `parts`-th item. */
export const share = <Item>(list: readonly Item[], part: number, parts: number): Item[] => list.filter((_, index) => index % parts === part)
