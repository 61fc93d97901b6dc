import { readFile } from 'node:fs/promises'
import { matchPath } from 'react-router-dom'
import { notFoundSections } from '../src/site/routes/not-found'
import { patterns } from '../src/site/routes/patterns'

/** An address that stands for all pages of its kind. */
export type PageKind = { name: string; address: string }

/** What a sitemap lists, in its order. */
export const sitemapUrls = (xml: string): URL[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url))

/** Addresses of all pages that the site tells search engines about, without the origin, in the order of the sitemap. */
export async function sitemapAddresses(dist: string): Promise<string[]> {
  const urls = sitemapUrls(await readFile(`${dist}/sitemap.xml`, 'utf8'))
  return urls.map(({ pathname }) => pathname)
}

/**
 * One address of each kind of page, in the order of the route table: the first one that a pattern matches.
 * The search page and the not-found views are in no sitemap, and are kinds too. The views stand at the addresses of their own
 * files, which answer as pages do.
 */
export function pageKinds(addresses: readonly string[]): PageKind[] {
  const listed = Object.entries(patterns).flatMap(([name, pattern]) => {
    const address = [...addresses, patterns.search].find((candidate) => matchPath(pattern, candidate))
    return address === undefined ? [] : [{ name, address }]
  })
  const lost = notFoundSections.map(({ section, view }) => ({ name: `${view}NotFound`, address: section + patterns.notFound }))
  const byName = new Map([...listed, { name: 'notFound', address: patterns.notFound }, ...lost].map((kind) => [kind.name, kind]))
  return [...byName.values()]
}
