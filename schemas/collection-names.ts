/** The name of every collection. src/site/collections has a module of each. */
export const COLLECTION_NAMES = [
  'services',
  'industries',
  'caseStudies',
  'newsroom',
  'whitepapers',
  'blog',
  'events',
  'careers',
  'regions',
  'technologies',
  'legal',
  'offices',
  'people',
] as const

export type CollectionName = (typeof COLLECTION_NAMES)[number]
