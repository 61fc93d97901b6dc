import { readdir, readFile } from 'node:fs/promises'
import { matchPath } from 'react-router-dom'
import { fileOf, NOT_FOUND } from '../src/engine/routes/files'

/** An address that stands for all pages of its kind. */
export type PageKind = { name: string; address: string }

/** What a sitemap lists, in its order. */
export const sitemapUrls = (xml: string): URL[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url))

/** Addresses of all pages that the site tells search engines about, without the origin, in the order of the sitemap. */
export async function sitemapAddresses(dist: string): Promise<string[]> {
  const urls = sitemapUrls(await readFile(`${dist}/sitemap.xml`, 'utf8'))
  return urls.map(({ pathname }) => pathname)
}

/** Addresses of pages of a built site that are in no sitemap: fixedPages pages that ask for it, and the not-found views. */
export async function unlistedAddresses(dist: string, fixedPages: Iterable<string>, listed: readonly string[]): Promise<string[]> {
  const files = new Set((await readdir(dist, { recursive: true })).map((path) => path.replaceAll('\\', '/')))
  const pages = [...fixedPages].filter((address) => !listed.includes(address) && address !== NOT_FOUND && files.has(fileOf(address)))
  const notFoundViews = [...files].filter((path) => /(?:^|\/)404\.html$/.test(path)).map((path) => `/${path.replace(/\.html$/, '')}`)
  return [...pages, ...notFoundViews.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))]
}

/**
 * One address of each kind of page, in the order of the patterns: the first one that a pattern matches. Each not-found view is a kind
 * of its own; it stands at the address of its file, which answers as pages do.
 */
export function pageKinds(addresses: readonly string[], routes: Readonly<Record<string, string>>): PageKind[] {
  const isNotFoundView = (address: string) => address.endsWith(NOT_FOUND)
  const pages = Object.entries(routes).flatMap(([name, pattern]) => {
    const address = addresses.find((candidate) => !isNotFoundView(candidate) && matchPath(pattern, candidate))
    return address === undefined ? [] : [{ name, address }]
  })
  const notFoundViews = addresses.filter(isNotFoundView).map((address) => ({ name: nameOfView(address), address }))
  return [...pages, ...notFoundViews]
}

/** `/blog/404` is called `notFound-blog`. */
const nameOfView = (address: string) => ['notFound', ...address.slice(1, -NOT_FOUND.length).split('/')].filter(Boolean).join('-')
