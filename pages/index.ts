import type { Page } from '../renderer/define/page'
import type { Graph } from '../src/site/graph/graph'
import about from './about'
import blog from './blog'
import blogPost from './blog-post'
import careers from './careers'
import caseStudies from './case-studies'
import caseStudy from './case-study'
import contact from './contact'
import events from './events'
import home from './home'
import industries from './industries'
import industry from './industry'
import insights from './insights'
import investors from './investors'
import job from './job'
import legal from './legal'
import newsItem from './news-item'
import newsroom from './newsroom'
import notFound from './not-found'
import notFoundIn from './not-found-in'
import regions from './regions'
import search from './search'
import service from './service'
import services from './services'
import technology from './technology'
import whitepaper from './whitepaper'
import whitepapers from './whitepapers'

/** Every kind of page, in the order of the navigation. The not-found views come first: an entry that claims their address is told so. */
export const pages = [
  notFound,
  notFoundIn,
  home,
  services,
  service,
  industries,
  industry,
  insights,
  ...caseStudies.pages,
  caseStudy,
  ...newsroom.pages,
  newsItem,
  ...whitepapers.pages,
  whitepaper,
  ...blog.pages,
  blogPost,
  ...events.pages,
  technology,
  about,
  careers,
  job,
  investors,
  regions,
  legal,
  contact,
  search,
] satisfies readonly Page[]

/** The indexes that the pages of long lists ask for. */
export const listIndexes = (graph: Graph) => [blog, caseStudies, events, newsroom, whitepapers].flatMap(({ index }) => index(graph))
