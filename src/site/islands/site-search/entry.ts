import type { CollectionName } from '../../../../schemas/collection-names'

/** A kind of content that can be found: a collection, or `pages`. Offices and people have no address. */
export type SearchKind = Exclude<CollectionName, 'offices' | 'people'> | 'pages'

/** The groups of what is not something to read. */
const GROUPED = {
  services: 'services',
  industries: 'industries',
  pages: 'pages',
  technologies: 'pages',
  regions: 'pages',
  careers: 'pages',
  legal: 'pages',
} as const satisfies Partial<Record<SearchKind, string>>

/** A group of results. */
export type GroupName = (typeof GROUPED)[keyof typeof GROUPED] | 'insights'

/** The group that a kind of content is shown in. */
export const groupOf = (kind: SearchKind): GroupName => (kind in GROUPED ? GROUPED[kind as keyof typeof GROUPED] : 'insights')

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
