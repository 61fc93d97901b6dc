import { readFile } from 'node:fs/promises'
import { notFoundSections } from '../../src/site/routes/not-found'
import { patterns } from '../../src/site/routes/patterns'
import { pageKinds } from '../sitemap'

/** Which pages an audit takes: all that are weighed, those that pa11y looks at, those that Lighthouse loads. */
export type AuditScope = { weighed: readonly string[]; looked: readonly string[]; loaded: readonly string[] }

/** What narrows an audit: one page of each kind, or certain addresses. */
export type AuditChoice = { kinds?: boolean; only?: readonly string[] }

/** Views of one page module that differ in their words only: the root's stands for them where one page of each kind is taken. */
const SECTION_VIEWS = [...new Set(notFoundSections.map(({ section }) => section + patterns.notFound))]

/**
 * The pages of an audit: every address of the sitemap, the search page and the not-found views. All of them are weighed, whatever
 * is chosen, since some budgets hold for the whole site. An address that is no page of the site makes the answer undefined.
 */
export function scopeOf(listed: readonly string[], { kinds = false, only }: AuditChoice): AuditScope | undefined {
  const weighed = [...listed, patterns.search, patterns.notFound, ...SECTION_VIEWS]
  if (only) return only.every((address) => weighed.includes(address)) ? { weighed, looked: only, loaded: only } : undefined
  const oneOfEach = pageKinds(listed).flatMap(({ address }) => (SECTION_VIEWS.includes(address) ? [] : [address]))
  return { weighed, looked: kinds ? oneOfEach : weighed, loaded: oneOfEach }
}

/** The file of a page, without ending, in dist/ and among the reports. */
export const fileNameOf = (address: string) => (address === '/' ? 'index' : address.slice(1))

/** The HTML of pages of a built site, by address. */
export async function readPages(dist: string, addresses: readonly string[]): Promise<Map<string, string>> {
  const read = async (address: string) => [address, await readFile(`${dist}/${fileNameOf(address)}.html`, 'utf8')] as const
  return new Map(await Promise.all(addresses.map(read)))
}
