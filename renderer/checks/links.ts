import { type Place, problem, type SiteProblem } from '../../src/errors/problem'
import type { ContentLink, Graph } from '../../src/graph/graph'
import { nearest } from '../../src/lib/text'
import { internalLink } from '../../src/routes/links'
import { targetOf } from '../../src/routes/redirects'
import type { PlannedPage } from '../plan'
import type { PageReport } from '../report'

/** A page as far as links are concerned. */
export type LinkedPage = Pick<PlannedPage, 'address' | 'aliases' | 'source'> & { report: Pick<PageReport, 'links' | 'ids'> }

/** Content as far as its links are concerned. */
export type LinkingContent = { links: readonly ContentLink[]; site: Pick<Graph['site'], 'redirects'> }

/**
 * Every internal link that leads to no page, or to an anchor that its page does not have: first those of content, each at its
 * place, then those that pages add themselves.
 */
export function linkProblems(pages: readonly LinkedPage[], { links, site: { redirects } }: LinkingContent): SiteProblem[] {
  const idsByAddress = new Map(
    pages.flatMap(({ address, aliases, report }) => [address, ...aliases].map((one) => [one, new Set(report.ids)] as const)),
  )
  // Nobody means a not-found view.
  const named = [...idsByAddress.keys()].filter((address) => !address.endsWith('/404'))
  const addressOf = new Map(pages.map(({ source, address }) => [source, address]))
  const check = (href: string, from: string | undefined, place: Place): SiteProblem[] => {
    const link = internalLink(href)
    if (!link) return []
    const { path = from, anchor } = link
    if (path === undefined) return [problem('link/anchor', place, href)]
    const ids = idsByAddress.get(path) ?? idsByAddress.get(targetOf(path, redirects) ?? '')
    if (!ids) return [problem('link/unknown', place, href, nearest(path, named))]
    return anchor === '' || ids.has(anchor) ? [] : [problem('link/anchor', place, href, nearest(anchor, ids))]
  }
  const ofContent = links.flatMap(({ href, place }) => check(href, addressOf.get(place.file), place))
  const known = new Set(links.map(({ href }) => href))
  const ofPages = pages.flatMap(({ address, source, report }) =>
    report.links.filter((href) => !known.has(href)).flatMap((href) => check(href, address, { file: source, text: href })),
  )
  return [...ofContent, ...new Map(ofPages.map((one) => [`${one.place.file} ${one.message}`, one])).values()]
}
