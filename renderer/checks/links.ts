import { problem, type SiteProblem } from '../../src/errors/problem'
import type { Graph } from '../../src/graph/graph'
import { nearest } from '../../src/lib/text'
import { targetOf } from '../../src/routes/redirects'
import type { PlannedPage } from '../plan'
import type { PageReport } from '../report'

/** The file that the links of header and footer come from. */
const FRAME_SOURCE = 'site/navigation.yaml'

/** A page as far as links are concerned. */
export type LinkedPage = Pick<PlannedPage, 'address' | 'aliases' | 'source'> & { report: Pick<PageReport, 'links' | 'ids'> }

/** Every internal link of every page that leads to no page, or to an anchor that its page does not have. */
export function linkProblems(pages: readonly LinkedPage[], redirects: Graph['site']['redirects']): SiteProblem[] {
  const idsByAddress = new Map(
    pages.flatMap(({ address, aliases, report }) => [address, ...aliases].map((one) => [one, new Set(report.ids)] as const)),
  )
  const everywhere = linksOfAll(pages)
  const check = (href: string, from: string, file: string): SiteProblem | undefined => {
    const { path, anchor } = split(href, from)
    const ids = idsByAddress.get(path) ?? idsByAddress.get(targetOf(path, redirects) ?? '')
    if (!ids) return problem('link/unknown', { file, text: href }, href, nearest(path, idsByAddress.keys()))
    return anchor === '' || ids.has(anchor) ? undefined : problem('link/anchor', { file, text: href }, href, nearest(anchor, ids))
  }
  const found = pages.flatMap(({ address, source, report }) =>
    report.links
      .filter((href) => /^[/#]/.test(href))
      .flatMap((href) => check(href, address, everywhere.has(href) ? FRAME_SOURCE : source) ?? []),
  )
  return [...new Map(found.map((one) => [`${one.place.file} ${one.message}`, one])).values()]
}

function split(href: string, from: string): { path: string; anchor: string } {
  const [before = '', anchor = ''] = href.split('#')
  return { path: before.split('?')[0] || from, anchor: decoded(anchor) }
}

/** An anchor as the id that it names; a browser takes one that is not encoded well as it stands. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}

/** Links that every page has: those of header and footer. */
function linksOfAll([first, ...others]: readonly LinkedPage[]): ReadonlySet<string> {
  const common = new Set(others.length > 0 ? first?.report.links : [])
  for (const { report } of others) {
    const own = new Set(report.links)
    for (const href of common) if (!own.has(href)) common.delete(href)
  }
  return common
}
