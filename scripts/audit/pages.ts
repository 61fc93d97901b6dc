import { readFile } from 'node:fs/promises'
import type { Site } from '../../renderer/define/site'
import { fileOf, isNotFound, NOT_FOUND } from '../../src/engine/routes/files'
import { pageKinds } from '../built-addresses'

/** The pages of an audit: those whose size is measured, those that pa11y checks, and those that Lighthouse loads. */
export type AuditScope = { weighed: readonly string[]; checked: readonly string[]; loaded: readonly string[] }

/** A choice of pages: one page of each kind, or certain addresses. */
export type AuditChoice = { kinds?: boolean; only?: readonly string[] }

/** The pages of a built site: the addresses of the sitemap, those that it leaves out, and the patterns of all kinds of pages by name. */
export type SitePages = { listed: readonly string[]; unlisted: readonly string[]; routes: Site['routes'] }

/**
 * Chooses the pages of an audit. The sizes of all pages are always measured, since some budgets are for the whole site. With one page of
 * each kind, the not-found view of the site stands for those of sections, which differ only in their words. Returns undefined if a chosen
 * address is not a page of the site.
 */
export function scopeOf({ listed, unlisted, routes }: SitePages, { kinds = false, only }: AuditChoice): AuditScope | undefined {
  const weighed = [...listed, ...unlisted]
  if (only) return only.every((address) => weighed.includes(address)) ? { weighed, checked: only, loaded: only } : undefined
  const isView = (address: string) => isNotFound(address) && address !== NOT_FOUND
  const oneOfEach = pageKinds(weighed, routes).flatMap(({ address }) => (isView(address) ? [] : [address]))
  return { weighed, checked: kinds ? oneOfEach : weighed, loaded: oneOfEach }
}

/** The HTML of pages of a built site, by address. */
export async function readPages(dist: string, addresses: readonly string[]): Promise<Map<string, string>> {
  const read = async (address: string) => [address, await readFile(`${dist}/${fileOf(address)}`, 'utf8')] as const
  return new Map(await Promise.all(addresses.map(read)))
}
