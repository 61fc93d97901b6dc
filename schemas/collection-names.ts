/** The names of all collections. src/site/collections has a module for each. */
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
  'manuscripts',
  'reports',
  'tools',
] as const

export type CollectionName = (typeof COLLECTION_NAMES)[number]
