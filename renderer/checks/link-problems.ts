import type { ContentLink, CoreGraph } from '../../src/engine/content/model/graph'
import { memoize } from '../../src/engine/lib/memoize'
import type { SiteProblem } from '../../src/engine/problems/problem'
import { isNotFound } from '../../src/engine/routes/files'
import { internalLink } from '../../src/engine/routes/links'
import { targetsOf } from '../../src/engine/routes/redirects'
import type { PageReport } from '../page-report'
import type { PlannedPage } from '../plan'
import { type LinkTargets, linkProblem, type PlacedLink } from './link'

/** What the check of links needs of a page. */
export type LinkedPage = Pick<PlannedPage, 'address' | 'aliases' | 'source'> & { report: Pick<PageReport, 'links' | 'ids' | 'data'> }

/** What the check of links needs of content. */
export type LinkingContent = { links: readonly ContentLink[]; site: Pick<CoreGraph['site'], 'redirects'> }

const NONE: ReadonlySet<string> = new Set()

type Report = LinkedPage['report']

/** The ids of a page, and those of its structured data. Memoized, since a report may make its parts at each access. */
const idsOf = memoize(({ ids }: Pick<Report, 'ids'>): ReadonlySet<string> => new Set(ids))
const dataIdsOf = memoize(({ data }: Pick<Report, 'data'>): ReadonlySet<string> => new Set(data.ids))

/** Whether a link leads to an anchor of its own page, so that the result depends on the page. */
function isOnItsPage(href: string): boolean {
  const link = internalLink(href)
  return link !== undefined && link.path === undefined
}

/** Whether a link of a field leads to a page that is left out, or is in the file of one. */
function isOfLeftOut(
  { href, place: { file, field } }: ContentLink,
  leftOut: ReadonlySet<string>,
  addressOf: ReadonlyMap<string, string>,
): boolean {
  if (leftOut.size === 0 || field === undefined) return false
  const path = internalLink(href)?.path
  return path === undefined ? !addressOf.has(file) : leftOut.has(path)
}

/**
 * Finds every internal link that leads to no page and to none of the `files`, to a page that is left out, or to an anchor that its page
 * does not have: first those in content, each at its place, then those that pages add themselves, in what they show and in their structured
 * data. `checked` are the pages whose own links are checked; left out, these are all.
 */
export function linkProblems(
  { pages, checked = pages }: { pages: readonly LinkedPage[]; checked?: readonly LinkedPage[] },
  { links: written, site: { redirects } }: LinkingContent,
  { files = [], leftOut = NONE }: { files?: readonly string[]; leftOut?: ReadonlySet<string> | undefined },
): SiteProblem[] {
  const pageAt = new Map(pages.flatMap((page) => [page.address, ...page.aliases].map((one) => [one, page] as const)))
  const filesByAddress = new Set(files)
  const targets: LinkTargets = {
    idsAt(address) {
      const page = pageAt.get(address)
      if (page) return () => idsOf(page.report)
      return filesByAddress.has(address) ? () => null : undefined
    },
    // A not-found view is not suggested as the address that was meant.
    addresses: [...pageAt.keys()].filter((address) => !isNotFound(address)),
    targetOf: targetsOf(redirects),
    leftOut,
  }
  const addressOf = new Map(pages.map(({ source, address }) => [source, address]))
  // A field may link to what is left out as long as no page shows the link; if one does, the problem is reported there.
  const links = written.filter((link) => !isOfLeftOut(link, leftOut, addressOf))
  // Cache of right links: many texts link to the same addresses, and most links of a page are in the frame, which all pages have.
  const right = new Set<string>()
  const problemsOf = (link: PlacedLink): readonly SiteProblem[] => {
    if (right.has(link.href)) return []
    const found = linkProblem(link, targets)
    if (found.length === 0 && !isOnItsPage(link.href)) right.add(link.href)
    return found
  }
  const ofContent = links.flatMap(({ href, place }) => problemsOf({ href, place, from: addressOf.get(place.file) }))
  const known = new Set(links.map(({ href }) => href))
  const among = ({ address, source }: LinkedPage, hrefs: readonly string[]) =>
    hrefs.filter((href) => !known.has(href)).flatMap((href) => problemsOf({ href, place: { file: source, text: href }, from: address }))
  const pageOf = new Map(pages.map((page) => [page.address, page]))
  const isDescribed = (href: string) => {
    const { path = '', anchor = '' } = internalLink(href) ?? {}
    const page = pageOf.get(path)
    return page !== undefined && dataIdsOf(page.report).has(anchor)
  }
  const found = checked.map((page) => {
    // Both at once, since a report may be made at each access.
    const { links: shown, data } = page.report
    return {
      ofPage: among(page, shown),
      ofData: among(
        page,
        data.links.filter((href) => !isDescribed(href)),
      ),
    }
  })
  const ofPages = found.flatMap(({ ofPage }) => ofPage)
  const ofData = found.flatMap((one) => one.ofData)
  return [...ofContent, ...new Map([...ofPages, ...ofData].map((one) => [`${one.place.file} ${one.message}`, one])).values()]
}
