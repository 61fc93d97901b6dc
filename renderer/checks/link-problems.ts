import type { ContentLink, CoreGraph } from '../../src/engine/content/model/graph'
import type { SiteProblem } from '../../src/engine/problems/problem'
import { targetsOf } from '../../src/engine/routes/redirects'
import type { PageReport } from '../page-report'
import type { PlannedPage } from '../plan'
import { type LinkTargets, linkProblem } from './link'

/** What the check of links needs of a page. */
export type LinkedPage = Pick<PlannedPage, 'address' | 'aliases' | 'source'> & { report: Pick<PageReport, 'links' | 'ids'> }

/** What the check of links needs of content. */
export type LinkingContent = { links: readonly ContentLink[]; site: Pick<CoreGraph['site'], 'redirects'> }

/**
 * Finds every internal link that leads to no page and to none of the `files`, or to an anchor that its page does not have: first those in
 * content, each at its place, then those that pages add themselves.
 */
export function linkProblems(
  pages: readonly LinkedPage[],
  { links, site: { redirects } }: LinkingContent,
  files: readonly string[],
): SiteProblem[] {
  const idsByAddress = new Map(
    pages.flatMap(({ address, aliases, report }) => [address, ...aliases].map((one) => [one, new Set(report.ids)] as const)),
  )
  const filesByAddress = new Set(files)
  const targets: LinkTargets = {
    idsAt: (address) => idsByAddress.get(address) ?? (filesByAddress.has(address) ? null : undefined),
    // A not-found view is not suggested as the address that was meant.
    addresses: [...idsByAddress.keys()].filter((address) => !address.endsWith('/404')),
    targetOf: targetsOf(redirects),
  }
  const addressOf = new Map(pages.map(({ source, address }) => [source, address]))
  const ofContent = links.flatMap((link) => linkProblem({ ...link, from: addressOf.get(link.place.file) }, targets))
  const known = new Set(links.map(({ href }) => href))
  const ofPages = pages.flatMap(({ address, source, report }) =>
    report.links
      .filter((href) => !known.has(href))
      .flatMap((href) => linkProblem({ href, place: { file: source, text: href }, from: address }, targets)),
  )
  return [...ofContent, ...new Map(ofPages.map((one) => [`${one.place.file} ${one.message}`, one])).values()]
}
