import { patterns, type RouteName } from './patterns'

/** The not-found views of the error catalogue (part 2, section 8); `page` is for every other unknown address. */
export type NotFoundView = 'page' | 'service' | 'industry' | 'caseStudy' | 'whitepaper' | 'newsroom' | 'blog' | 'job' | 'legal'

/** The view that answers unknown addresses under each detail route. */
const viewOfRoute = {
  service: 'service',
  industry: 'industry',
  caseStudy: 'caseStudy',
  caseStudyAlias: 'caseStudy',
  whitepaper: 'whitepaper',
  newsItem: 'newsroom',
  blogPost: 'blog',
  job: 'job',
  legal: 'legal',
} as const satisfies Partial<Record<RouteName, NotFoundView>>

/** Sections with a not-found view of their own: the address that they start with, and the view. */
export const notFoundSections: readonly { section: string; view: NotFoundView }[] = Object.entries(viewOfRoute).map(([route, view]) => ({
  section: patterns[route as keyof typeof viewOfRoute].replace('/:slug', ''),
  view,
}))
