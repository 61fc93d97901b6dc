import type { Page } from '../renderer/define/page'
import about from './about'
import blog, { furtherPages as furtherBlog } from './blog'
import blogPost from './blog-post'
import careers from './careers'
import caseStudies, { furtherPages as furtherCaseStudies } from './case-studies'
import caseStudy from './case-study'
import contact from './contact'
import events, { furtherPages as furtherEvents } from './events'
import home from './home'
import industries from './industries'
import industry from './industry'
import insights from './insights'
import investors from './investors'
import job from './job'
import legal from './legal'
import newsItem from './news-item'
import newsroom, { furtherPages as furtherNewsroom } from './newsroom'
import notFound from './not-found'
import notFoundIn from './not-found-in'
import regions from './regions'
import search from './search'
import service from './service'
import services from './services'
import technology from './technology'
import whitepaper from './whitepaper'
import whitepapers, { furtherPages as furtherWhitepapers } from './whitepapers'

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
  caseStudies,
  furtherCaseStudies,
  caseStudy,
  newsroom,
  furtherNewsroom,
  newsItem,
  whitepapers,
  furtherWhitepapers,
  whitepaper,
  blog,
  furtherBlog,
  blogPost,
  events,
  furtherEvents,
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
