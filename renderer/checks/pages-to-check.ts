import type { ContentLink } from '../../src/engine/content/model/graph'
import type { PageReport } from '../page-report'
import type { PlannedPage } from '../plan'

/** The cache of an earlier run: the hash of link targets (`targetsKey`), if all links were right, and its pages by address. */
export type PreviousCheck = {
  targets: string | undefined
  pages: ReadonlyMap<string, { key: string; report: Pick<PageReport, 'ids' | 'data'> }>
}

type CheckedPage = Pick<PlannedPage, 'address' | 'aliases'> & { key: string; report: Pick<PageReport, 'ids' | 'data'> }

/** What decides where links of pages may lead to, besides the ids of pages. */
type TargetsInput = {
  pages: readonly Pick<CheckedPage, 'address' | 'aliases'>[]
  /** Addresses of files. */
  files: readonly string[]
  links: readonly ContentLink[]
}

/**
 * The input of that hash as one string. It has the content links that begin with `#`, since the check of pages skips links that content
 * has: if content loses one, pages with the same link have to be checked.
 */
export const targetsText = ({ pages, files, links }: TargetsInput): string =>
  JSON.stringify([
    pages.map(({ address, aliases }) => [address, ...aliases]),
    files,
    [...new Set(links.map(({ href }) => href).filter((href) => href.startsWith('#')))],
  ])

/**
 * The pages whose links have to be checked: those that changed since a run without wrong links, if the targets are the same and no page has
 * lost an id; otherwise all.
 */
export function pagesToCheck<Page extends CheckedPage>(pages: readonly Page[], targets: string, before: PreviousCheck) {
  if (before.targets !== targets) return pages
  const changed = pages.filter(({ address, key }) => before.pages.get(address)?.key !== key)
  const hasLost = ({ address, report }: Page) => {
    const last = before.pages.get(address)?.report
    return !last || lacks(report.ids, last.ids) || lacks(report.data.ids, last.data.ids)
  }
  return changed.some(hasLost) ? pages : changed
}

function lacks(ids: readonly string[], expected: readonly string[]): boolean {
  const there = new Set(ids)
  return expected.some((id) => !there.has(id))
}
