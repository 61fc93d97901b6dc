import type { CollectionName } from '../../../../schemas/index'
import { urlOf } from '../../../site/routes/addresses'
import type { ParsedEntry } from '../parse/entries'

/** The address that an entry of each collection has by its slug; an event, a region or a category of technologies is a place on a page. */
export const urlOfSlug: Readonly<Record<CollectionName, (slug: string) => string | null>> = {
  services: urlOf.service,
  industries: urlOf.industry,
  caseStudies: urlOf.caseStudy,
  events: urlOf.event,
  careers: urlOf.job,
  regions: urlOf.region,
  offices: () => null,
  people: () => null,
  technologies: urlOf.technology,
  blog: urlOf.blogPost,
  newsroom: urlOf.newsItem,
  whitepapers: urlOf.whitepaper,
  legal: urlOf.legal,
}

/** The address of an entry. Null: it has none, as an industry without a profile. */
export const entryUrl = (collection: CollectionName, { slug, data }: Pick<ParsedEntry, 'slug' | 'data'>): string | null =>
  collection === 'industries' && !('profile' in data && data.profile) ? null : urlOfSlug[collection](slug)
