/**
 * Every address of the site, as react-router-dom patterns (specification, 2.2). Nothing else spells an address.
 */
export const patterns = {
  home: '/',
  services: '/services',
  service: '/services/:slug',
  industries: '/industries',
  industry: '/industries/:slug',
  insights: '/insights',
  caseStudies: '/case-studies',
  caseStudiesPage: '/case-studies/page/:page',
  caseStudy: '/case-studies/:slug',
  caseStudyAlias: '/case-study/:slug',
  newsroom: '/newsroom',
  newsroomPage: '/newsroom/page/:page',
  newsItem: '/newsroom/:slug',
  whitepapers: '/whitepapers',
  whitepapersPage: '/whitepapers/page/:page',
  whitepaper: '/whitepaper/:slug',
  blog: '/blog',
  blogPage: '/blog/page/:page',
  blogPost: '/blog/:slug',
  events: '/events',
  eventsPage: '/events/page/:page',
  technology: '/technology',
  about: '/about',
  careers: '/careers',
  job: '/careers/:slug',
  investors: '/investors',
  regions: '/regions',
  legal: '/legal/:slug',
  contact: '/contact',
  search: '/search',
  /** The not-found views are pages too: the generic one, and one in each section that has its own. */
  notFound: '/404',
  notFoundIn: '/:section/404',
} as const

export type RouteName = keyof typeof patterns
