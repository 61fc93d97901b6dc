/** The name of every collection. src/site/collections has a module of each. */
export const COLLECTION_NAMES = [
  'services',
  'industries',
  'caseStudies',
  'events',
  'careers',
  'regions',
  'offices',
  'people',
  'technologies',
  'blog',
  'newsroom',
  'whitepapers',
  'legal',
] as const

export type CollectionName = (typeof COLLECTION_NAMES)[number]
