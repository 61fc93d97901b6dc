import type { CollectionName } from '../../schemas/index'
import { urlOf } from '../routes/addresses'
import type { ParsedEntry } from './entries'

type UrlOf = { [Name in CollectionName]: (entry: Pick<ParsedEntry<Name>, 'slug' | 'data'>) => string | null }

/** The address of an entry of each collection; an event, a region or a category of technologies is a place on a page. Null: it has none. */
export const entryUrl: UrlOf = {
  services: ({ slug }) => urlOf.service(slug),
  industries: ({ slug, data }) => (data.profile ? urlOf.industry(slug) : null),
  caseStudies: ({ slug }) => urlOf.caseStudy(slug),
  events: ({ slug }) => urlOf.event(slug),
  careers: ({ slug }) => urlOf.job(slug),
  regions: ({ slug }) => urlOf.region(slug),
  offices: () => null,
  people: () => null,
  technologies: ({ slug }) => urlOf.technology(slug),
  blog: ({ slug }) => urlOf.blogPost(slug),
  newsroom: ({ slug }) => urlOf.newsItem(slug),
  whitepapers: ({ slug }) => urlOf.whitepaper(slug),
  legal: ({ slug }) => urlOf.legal(slug),
}
