import { readFile } from 'node:fs/promises'
import type { Site } from '../../renderer/define/site'
import { NOT_FOUND } from '../../src/engine/routes/files'
import { pageKinds } from '../sitemap'

/** Which pages an audit takes: all that are weighed, those that pa11y looks at, those that Lighthouse loads. */
export type AuditScope = { weighed: readonly string[]; checked: readonly string[]; loaded: readonly string[] }

/** What narrows an audit: one page of each kind, or certain addresses. */
export type AuditChoice = { kinds?: boolean; only?: readonly string[] }

/** Where the pages of a built site are: those of its sitemap, those in none, and the patterns of all by name. */
export type SitePages = { listed: readonly string[]; unlisted: readonly string[]; routes: Site['routes'] }

/**
 * The pages of an audit: every address of the sitemap, and the pages that are in none. All of them are weighed, whatever is chosen,
 * since some budgets hold for the whole site. The views of sections differ in their words only: the root's stands for them where one
 * page of each kind is taken. An address that is no page of the site makes the answer undefined.
 */
export function scopeOf({ listed, unlisted, routes }: SitePages, { kinds = false, only }: AuditChoice): AuditScope | undefined {
  const weighed = [...listed, ...unlisted]
  if (only) return only.every((address) => weighed.includes(address)) ? { weighed, checked: only, loaded: only } : undefined
  const isView = (address: string) => address.endsWith(NOT_FOUND) && address !== NOT_FOUND
  const oneOfEach = pageKinds(weighed, routes).flatMap(({ address }) => (isView(address) ? [] : [address]))
  return { weighed, checked: kinds ? oneOfEach : weighed, loaded: oneOfEach }
}

/** The file of a page, without ending, in dist/ and among the reports. */
export const fileNameOf = (address: string) => (address === '/' ? 'index' : address.slice(1))

/** The HTML of pages of a built site, by address. */
export async function readPages(dist: string, addresses: readonly string[]): Promise<Map<string, string>> {
  const read = async (address: string) => [address, await readFile(`${dist}/${fileNameOf(address)}.html`, 'utf8')] as const
  return new Map(await Promise.all(addresses.map(read)))
}
