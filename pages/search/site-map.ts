import { fill } from '../../src/engine/lib/text'
import type { Graph } from '../../src/site/graph/graph'
import { urlOf } from '../../src/site/routes/addresses'
import { patterns } from '../../src/site/routes/patterns'
import { entriesOfPage, furtherPages } from '../shared/pagination'
import { placeOf } from '../shared/place'

type Link = { label: string; href: string }

/** A part of the site map. */
export type SiteMapGroup = { title: string; links: readonly Link[] }

/** Every page of the site by section. Of a long list it has the first page and links to the others, which list the rest. */
export function siteMapOf(graph: Graph): SiteMapGroup[] {
  const { pages, services, industries, caseStudies, newsroom, whitepapers, blog, events, careers, legal } = graph
  const { groups } = pages.search
  const paged = listLinks(graph)
  return [
    { title: groups.services, links: [pageLink(graph, 'services'), ...links(services.values())] },
    { title: groups.industries, links: [pageLink(graph, 'industries'), ...links(industries.values())] },
    { title: groups.caseStudies, links: [pageLink(graph, 'caseStudies'), ...paged(caseStudies.values(), urlOf.caseStudiesPage)] },
    { title: groups.newsroom, links: [pageLink(graph, 'newsroom'), ...paged(newsroom.values(), urlOf.newsroomPage)] },
    { title: groups.whitepapers, links: [pageLink(graph, 'whitepapers'), ...paged(whitepapers.values(), urlOf.whitepapersPage)] },
    { title: groups.blog, links: [pageLink(graph, 'blog'), ...paged(blog.values(), urlOf.blogPage)] },
    { title: groups.events, links: [pageLink(graph, 'events'), ...paged(events.values(), urlOf.eventsPage)] },
    {
      title: groups.company,
      links: [
        { label: graph.site.strings.home, href: patterns.home },
        placeOf(graph, 'insights'),
        ...COMPANY.map((name) => placeOf(graph, name)),
        ...links(careers.values()),
      ],
    },
    { title: groups.legal, links: links(legal.values()) },
  ]
}

const COMPANY = ['about', 'technology', 'regions', 'investors', 'contact', 'careers'] as const

/** A list page by its title in search results: its name is that of the group already. */
const pageLink = (
  { pages }: Graph,
  name: 'services' | 'industries' | 'caseStudies' | 'newsroom' | 'whitepapers' | 'blog' | 'events',
): Link => ({
  label: pages[name].seo.title,
  href: patterns[name],
})

/** Entries that have an address. */
const links = (entries: readonly { title: string; url: string | null }[]): Link[] =>
  entries.flatMap(({ title, url }) => (url === null ? [] : [{ label: title, href: url }]))

/** Links of a list that may have further pages. */
const listLinks =
  ({ site }: Graph) =>
  (entries: readonly { title: string; url: string | null; featured: boolean }[], pageAddress: (page: number) => string): Link[] => [
    ...links(entriesOfPage(entries, 1)),
    ...furtherPages(entries.length).map(({ page }) => ({
      label: fill(site.strings.list.page, { n: page }),
      href: pageAddress(Number(page)),
    })),
  ]
