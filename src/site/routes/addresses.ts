import { generatePath } from 'react-router-dom'
import { breakable } from '../../engine/lib/text'
import { patterns } from './patterns'

const bySlug = (pattern: `${string}:slug`) => (slug: string) => generatePath(pattern, { slug })

/** Address of a further page of a list, by the pattern of its pages. */
export const pageAddress = (pattern: `${string}/:page`, page: number) => generatePath(pattern, { page: String(page) })

/** The pattern of the further pages of a list whose own address has a slug. */
export const furtherOf = (pattern: `${string}:slug/page/:page`, slug: string) => pattern.replace(':slug', slug) as `${string}/:page`

/** The levels that the headings of the inquiry form can have. */
export const INQUIRY_LEVELS = [2, 3] as const

export type InquiryLevel = (typeof INQUIRY_LEVELS)[number]

/** Addresses of everything that has one. */
export const urlOf = {
  home: () => patterns.home,
  service: bySlug(patterns.service),
  industry: bySlug(patterns.industry),
  /** The cell of an industry in the list of all: an industry without a page has no other address. */
  industryCell: (slug: string) => `${patterns.industries}#${slug}`,
  caseStudy: bySlug(patterns.caseStudy),
  newsItem: bySlug(patterns.newsItem),
  whitepaper: bySlug(patterns.whitepaper),
  blogPost: bySlug(patterns.blogPost),
  job: bySlug(patterns.job),
  tag: bySlug(patterns.tag),
  author: bySlug(patterns.author),
  legal: bySlug(patterns.legal),
  /** Events and regions have no page, only a section of one. */
  event: (slug: string) => `${patterns.events}#${slug}`,
  /** The section of an event that shows its program. */
  eventProgram: (slug: string) => `${patterns.events}#${slug}-program`,
  /** The section of the page of a service that shows who leads the practice. */
  practiceLead: (slug: string) => `${bySlug(patterns.service)(slug)}#lead`,
  region: (slug: string) => `${patterns.regions}#${slug}`,
  technology: (category: string) => `${patterns.technology}#${category}`,
  /** A section of the page that defines figures. */
  measure: (part: string) => `${patterns.howWeMeasure}#${part}`,
  /** The list of saved articles, on the insights page. */
  saved: () => `${patterns.insights}?saved`,
  /** File with all entries of a paginated list. */
  listIndex: (list: string) => `${list}/index.json`,
  /** File with the words of the chat assistant. */
  chatWords: () => '/chat.json',
  /** File with the index of the site search. */
  searchIndex: () => '/search-index.json',
  /** File with the manifest of the index of texts. */
  searchTexts: () => '/search-texts.json',
  /** File with the props of the search dialog. */
  searchDialog: () => '/search-dialog.json',
  /** File with the props of the inquiry form, by the level of its headings. */
  inquiryForm: (level: InquiryLevel) => `/inquiry-form-${level}.json`,
  /** The PDF of the page at an address. */
  pdf: (page: string) => `${page}.pdf`,
  /** The PDF of a report for investors. */
  report: (slug: string) => `${patterns.investors}/${slug}.pdf`,
  /** The calendar of all events, the one of the dates for investors, and the calendar file of a single event. */
  calendar: () => '/calendar.ics',
  investorCalendar: () => `${patterns.investors}.ics`,
  eventFile: (slug: string) => `${patterns.events}/${slug}.ics`,
  investorEventFile: (id: string) => `${patterns.investors}/${id}.ics`,
  /** A file to download that belongs to no entry, such as the brochure. */
  download: (file: string) => `/downloads/${file}`,
  /** The Markdown of the page at an address. */
  markdown: (page: string) => `${page}.md`,
  /** The not-found view of a section, such as `blog`. */
  notFoundIn: (section: string) => generatePath(patterns.notFoundIn, { section }),
  /** The inquiry form with fields filled in (specification, 7.4). */
  contact: (preset: Readonly<Record<string, string>> = {}) => withQuery(patterns.contact, preset),
} as const

function withQuery(path: string, values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, breakable(value)])).toString()
  return query === '' ? path : `${path}?${query}`
}
