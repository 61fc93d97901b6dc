import type { SearchableCollection } from '../../graph/kinds'

/** Kinds of content in the search: collections, the pages of tags and of authors, `pages`, or `sections` of these. */
export type SearchKind = SearchableCollection | 'tags' | 'authors' | 'pages' | 'sections'

/** The groups of kinds of content. Kinds that are not listed are in the group `insights`. */
const GROUPED = {
  services: 'services',
  industries: 'industries',
  pages: 'pages',
  sections: 'pages',
  technologies: 'pages',
  regions: 'pages',
  careers: 'pages',
  legal: 'pages',
  tags: 'pages',
  authors: 'pages',
} as const satisfies Partial<Record<SearchKind, string>>

export type GroupName = (typeof GROUPED)[keyof typeof GROUPED] | 'insights'

/** The group of results in which a kind of content is shown. */
export const groupOf = (kind: SearchKind): GroupName => (kind in GROUPED ? GROUPED[kind as keyof typeof GROUPED] : 'insights')

/** Whether entries of a kind are about the company in general, so that a match in their description alone says little. */
export const isGeneral = (kind: SearchKind) => kind === 'pages' || kind === 'sections'

/** The groups in the order in which they are shown. */
export const GROUPS = ['services', 'industries', 'insights', 'pages'] as const satisfies readonly GroupName[]

/** Separator of the keywords of an entry, each of which may be several words. */
export const KEYWORD_SEPARATOR = '|'

/** What stands between a keyword and its explanation, as in `Berlin: phone number …`. */
export const EXPLAINED = ': '

/** An entry of the search index. Its keys are short, since there are many entries. */
export type SearchEntry = {
  /** Address. */
  u: string
  /** Kind. */
  k: SearchKind
  /** Title. */
  t: string
  /** Description. */
  d: string
  /** Other names, ranked like the title. */
  n?: string
  /** Keywords. */
  w?: string
  /** For a section: the name of its page, and its label. */
  s?: string
  /** Its date in the format of lists. */
  m?: string
  /** Address of its drawing or picture, and the color tone of a drawing. */
  p?: string
  c?: string
  /** A figure with its label. */
  f?: readonly [value: string, label: string]
}
