import { readFile } from 'node:fs/promises'
import { matchPath } from 'react-router-dom'
import { routeBelow } from '../src/engine/routes/base.mjs'
import { addressOfFile, fileOf, isNotFound, NOT_FOUND, SITEMAP } from '../src/engine/routes/files'
import { patternIndex } from '../src/engine/routes/pattern-index'
import { pathsBelow } from './files/paths-below'
import { readHostRules } from './host-rules'

/** An address that represents all pages of its kind. */
export type PageKind = { name: string; address: string }

/** The addresses in a sitemap, in its order. */
export const sitemapUrls = (xml: string): URL[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url))

/** The addresses of all pages in the sitemap, or in the sitemaps of its index, as routes: without the origin and the base path. */
export async function sitemapAddresses(dist: string): Promise<string[]> {
  const { base } = await readHostRules(dist)
  const addressesIn = async (path: string): Promise<string[]> => {
    const xml = await readFile(dist + path, 'utf8')
    const paths = sitemapUrls(xml).map(({ pathname }) => routeBelow(base, pathname) ?? pathname)
    return xml.includes('<sitemapindex') ? (await Promise.all(paths.map(addressesIn))).flat() : paths
  }
  return addressesIn(SITEMAP)
}

/**
 * The addresses of the pages of a built site that are not in its sitemap: fixed pages that search engines shall leave out, and the
 * not-found views.
 */
export async function unlistedAddresses(dist: string, fixedPages: Iterable<string>, listed: readonly string[]): Promise<string[]> {
  const files = new Set(await pathsBelow(dist))
  const pages = [...fixedPages].filter((address) => !listed.includes(address) && address !== NOT_FOUND && files.has(fileOf(address)))
  const notFoundViews = [...files].map(addressOfFile).filter(isNotFound)
  return [...pages, ...notFoundViews.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))]
}

/**
 * Makes a function that names the kind of a page: the name of the first pattern that its address matches, undefined for a not-found view.
 */
export function kindsBy(routes: Readonly<Record<string, string>>): (address: string) => string | undefined {
  const matching = patternIndex(Object.entries(routes), ([, pattern]) => pattern)
  return (address) => (isNotFound(address) ? undefined : matching(address)[0]?.[0])
}

/**
 * One address for each kind of page, in the order of the patterns: the first address that matches. Each not-found view counts as a kind of
 * its own.
 */
export function pageKinds(addresses: readonly string[], routes: Readonly<Record<string, string>>): PageKind[] {
  const pages = Object.entries(routes).flatMap(([name, pattern]) => {
    const address = addresses.find((candidate) => !isNotFound(candidate) && matchPath(pattern, candidate))
    return address === undefined ? [] : [{ name, address }]
  })
  const notFoundViews = addresses.filter(isNotFound).map((address) => ({ name: nameOfView(address), address }))
  return [...pages, ...notFoundViews]
}

/** The name of a not-found view: that of `/stories/404` is `notFound-stories`. */
const nameOfView = (address: string) => ['notFound', ...address.slice(1, -NOT_FOUND.length).split('/')].filter(Boolean).join('-')
