import { generatePath } from 'react-router-dom'
import { patterns } from './patterns'

const bySlug = (pattern: `${string}:slug`) => (slug: string) => generatePath(pattern, { slug })

/** The address of a further page of a list by their pattern. */
export const pageAddress = (pattern: `${string}/:page`, page: number) => generatePath(pattern, { page: String(page) })

/** The address of each thing that has one. */
export const urlOf = {
  home: () => patterns.home,
  service: bySlug(patterns.service),
  industry: bySlug(patterns.industry),
  caseStudy: bySlug(patterns.caseStudy),
  newsItem: bySlug(patterns.newsItem),
  whitepaper: bySlug(patterns.whitepaper),
  blogPost: bySlug(patterns.blogPost),
  job: bySlug(patterns.job),
  legal: bySlug(patterns.legal),
  /** An event and a region have no page; they are a place on one. */
  event: (slug: string) => `${patterns.events}#${slug}`,
  region: (slug: string) => `${patterns.regions}#${slug}`,
  technology: (category: string) => `${patterns.technology}#${category}`,
  /** What the visitor has saved on this device, on the hub. */
  saved: () => `${patterns.insights}?saved`,
  /** All entries of a list that goes over several pages, for the search in it. */
  listIndex: (list: string) => `${list}/index.json`,
  /** What the chat assistant says, for every page. */
  chatWords: () => '/chat.json',
  /** Everything that can be found, for the search of the site. */
  searchIndex: () => '/search-index.json',
  /** The words of the search dialog, which every page has. */
  searchDialog: () => '/search-dialog.json',
  /** The not-found view of a section, such as `blog`. */
  notFoundIn: (section: string) => generatePath(patterns.notFoundIn, { section }),
  /** The inquiry form with fields filled in (specification, 7.4). */
  contact: (preset: Readonly<Record<string, string>> = {}) => withQuery(patterns.contact, preset),
} as const

function withQuery(path: string, values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(values).toString()
  return query === '' ? path : `${path}?${query}`
}
