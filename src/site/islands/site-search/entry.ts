import type { CollectionName } from '../../../../schemas/collection-names'

/** The group that each kind of content is shown in; offices and people have no address. */
export const GROUP_OF = {
  services: 'services',
  industries: 'industries',
  caseStudies: 'insights',
  newsroom: 'insights',
  whitepapers: 'insights',
  blog: 'insights',
  events: 'insights',
  pages: 'pages',
  technologies: 'pages',
  regions: 'pages',
  careers: 'pages',
  legal: 'pages',
} as const satisfies Record<Exclude<CollectionName, 'offices' | 'people'> | 'pages', string>

/** A kind of content that can be found: a collection, or `pages`. */
export type SearchKind = keyof typeof GROUP_OF
/** A group of results. */
export type GroupName = (typeof GROUP_OF)[SearchKind]

/** The groups in the order in which they are shown. */
export const GROUPS = ['services', 'industries', 'insights', 'pages'] as const satisfies readonly GroupName[]

/** Stands between the further words of an entry, each of which may be several. */
export const BETWEEN = '|'

/** One thing that can be found: short keys, since there are many of them. */
export type SearchEntry = {
  /** Address. */
  u: string
  /** Kind. */
  k: SearchKind
  /** Title. */
  t: string
  /** Description. */
  d: string
  /** Further names, which count as much as the title. */
  n?: string
  /** Further words that it is found by. */
  w?: string
  /** Its date, as lists show it. */
  m?: string
  /** Address of its drawing or picture, and the tone of a drawing. */
  p?: string
  c?: string
}
