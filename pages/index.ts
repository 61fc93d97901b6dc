import type { Graph } from '../src/site/graph/graph'
import { isLeftOut } from '../src/site/graph/left-out'
import about from './about'
import author from './author'
import authors from './authors'
import blog from './blog'
import careers from './careers'
import caseStudies from './case-studies'
import caseStudy from './case-study'
import contact from './contact'
import events from './events'
import feeds from './feeds'
import home from './home'
import howWeMeasure from './how-we-measure'
import industries from './industries'
import industry from './industry'
import insights from './insights'
import investors from './investors'
import job from './job'
import legal from './legal'
import legalDocuments from './legal-documents'
import newsroom from './newsroom'
import notFound from './not-found'
import notFoundIn from './not-found-in'
import regions from './regions'
import search from './search'
import service from './service'
import services from './services'
import type { PageOfSite } from './shared/define-page'
import type { PagedList } from './shared/listing/list-page'
import { withCards } from './shared/social-card'
import tag from './tag'
import technology from './technology'
import whitepapers from './whitepapers'

/**
 * Every kind of page, in the order of the navigation; a list includes the pages of its entries. The not-found views come first: if an entry
 * has the same address as one of them, the problem is reported at the entry.
 */
const kinds: readonly (PageOfSite | PagedList)[] = [
  notFound,
  notFoundIn,
  home,
  services,
  service,
  industries,
  industry,
  insights,
  caseStudies,
  caseStudy,
  newsroom,
  whitepapers,
  blog,
  ...tag,
  authors,
  ...author,
  events,
  technology,
  about,
  howWeMeasure,
  careers,
  job,
  investors,
  regions,
  legalDocuments,
  legal,
  contact,
  search,
  feeds,
]

/** A kind of page without any pages if the page is switched off. */
const optional = (page: PageOfSite): PageOfSite => ({
  ...page,
  *items(graph) {
    if (!isLeftOut(graph, page.path)) yield* page.items(graph)
  },
  itemWith: (graph, params) => (isLeftOut(graph, page.path) ? undefined : page.itemWith(graph, params)),
})

/** Every kind of page, with a card for each page that search engines may list. */
export const pages = kinds.flatMap((kind) => ('pages' in kind ? kind.pages : [kind])).map((page) => optional(withCards(page)))

/** The index files of paginated lists. */
export const listIndexes = (graph: Graph) => kinds.flatMap((kind) => ('index' in kind ? kind.index(graph) : []))
