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
  const check = (href: string, from: string, file: string): SiteProblem | undefined => {
    const { path, anchor } = split(href, from)
    const ids = idsByAddress.get(path)
    if (!ids)
      return targetOf(path, redirects) !== undefined
        ? undefined
        : problem('link/unknown', { file, text: href }, href, nearest(path, idsByAddress.keys()))
    return anchor === '' || ids.has(anchor) ? undefined : problem('link/anchor', { file, text: href }, href, nearest(anchor, ids))
  }
  const found = pages.flatMap(({ address, source, report }) =>
    report.links
      .filter((href) => /^[/#]/.test(href))
      .flatMap((href) => check(href, address, onEveryPage(href, pages) ? FRAME_SOURCE : source) ?? []),
  )
  return [...new Map(found.map((one) => [`${one.place.file} ${one.message}`, one])).values()]
}

function split(href: string, from: string): { path: string; anchor: string } {
  const [before = '', anchor = ''] = href.split('#')
  return { path: before.split('?')[0] || from, anchor: decodeURIComponent(anchor) }
}

const onEveryPage = (href: string, pages: readonly LinkedPage[]) =>
  pages.length > 1 && pages.every(({ report }) => report.links.includes(href))
