import { shortDate } from '../../src/engine/lib/dates'
import type { Article, Graph } from '../../src/site/graph/graph'
import { urlOf } from '../../src/site/routes/addresses'
import type { NotFoundView } from '../../src/site/routes/not-found'
import { type PlaceName, placeOf } from '../shared/place'

/** A view of the catalogue that belongs to a kind of page. */
export type TypedView = Exclude<NotFoundView, 'page'>

/** Something that does exist: title, address, what changed or what it is, a word at the end. */
export type Existing = { title: string; href: string; text?: string; detail?: string }

/** How many a view offers (design/README, Not found). */
const OFFERED = 3

/** The entries that a view can offer, in the order of their lists. */
const entriesOf = {
  service: ({ services }) => services.values().map(({ slug, title, subtitle }) => ({ title, href: urlOf.service(slug), text: subtitle })),
  industry: ({ industries, pages }) =>
    industries
      .values()
      .filter(({ profile }) => profile)
      .map(({ slug, title, clients }) => ({ title, href: urlOf.industry(slug), text: `${clients} ${pages.industries.clients}` })),
  caseStudy: ({ caseStudies }) =>
    caseStudies
      .values()
      .map(({ slug, title, outcome, industry }) => ({ title, href: urlOf.caseStudy(slug), text: outcome, detail: industry })),
  whitepaper: ({ whitepapers, site }) => whitepapers.values().map((paper) => articleRow(paper, urlOf.whitepaper, site)),
  newsroom: ({ newsroom, site }) => newsroom.values().map((item) => articleRow(item, urlOf.newsItem, site)),
  blog: ({ blog, site }) => blog.values().map((post) => articleRow(post, urlOf.blogPost, site)),
  job: ({ careers }) =>
    careers.values().map(({ slug, title, department, location }) => ({ title, href: urlOf.job(slug), text: department, detail: location })),
  legal: ({ legal }) => legal.values().map(({ slug, title }) => ({ title, href: urlOf.legal(slug) })),
} satisfies Record<TypedView, (graph: Graph) => Existing[]>

const articleRow = (
  { slug, title, category, date }: Article,
  address: (slug: string) => string,
  { identity }: Graph['site'],
): Existing => ({
  title,
  href: address(slug),
  text: category,
  detail: shortDate(date, identity.locale),
})

/** The pages that lead to the kind of page that was looked for. */
const WAY: Readonly<Record<TypedView, readonly PlaceName[]>> = {
  service: ['services'],
  industry: ['industries'],
  caseStudy: ['insights', 'caseStudies'],
  whitepaper: ['insights', 'whitepapers'],
  newsroom: ['insights', 'newsroom'],
  blog: ['insights', 'blog'],
  job: ['careers'],
  legal: [],
}

/** Breadcrumbs of a view, without the view itself. */
export const wayTo = (graph: Graph, view: TypedView) => WAY[view].map((name) => placeOf(graph, name))

/** Three entries of the kind that a view is for. */
export const existingOf = (graph: Graph, view: TypedView): Existing[] => entriesOf[view](graph).slice(0, OFFERED)
