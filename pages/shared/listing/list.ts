import { fill } from '../../../src/engine/lib/text'
import type { PageName } from '../../../src/site/collections/page-names'
import type { Graph } from '../../../src/site/graph/graph'
import type { Category } from '../../../src/site/islands/filtered-list/entries'
import type { ListingItem, ListingProps, ListingWords } from '../../../src/site/islands/filtered-list/listing'
import type { WholeLists } from '../../../src/site/islands/filtered-list/whole-lists'
import { urlOf } from '../../../src/site/routes/addresses'
import type { Pair } from '../../../src/site/ui/figures/PairList'
import type { CallToActionProps } from '../../../src/site/ui/layout/CallToAction'
import type { FileLinkProps } from '../../../src/site/ui/layout/FileLink'
import type { SavedWords } from '../../../src/site/ui/lists/SavedList'
import type { EventFacts } from '../../data/event'
import { breadcrumbOf } from '../breadcrumb'
import { type CalendarWords, calendarLinks } from '../calendar-links'
import { moreTagsOf } from '../cards'
import { pageFeedAt } from '../feed-links'
import { entriesOfPage } from '../pagination'
import { seoOfPage } from '../seo'
import type { ListOpening } from './opening'
import { pageLinks } from './page-links'

/** Words specific to a list. */
type OwnWords = 'searchPlaceholder' | 'featuredTitle' | 'gridTitle' | 'pastTitle' | 'empty'

/** Words that every list page has. */
type ListCopy = Pick<ListingWords, OwnWords> & {
  title: string
  lede: string
  seo: { title: string; description: string }
  closing?: Pick<CallToActionProps, 'title' | 'lede' | 'primary' | 'secondary'>
  subscribe?: { title: string; lede: string }
  /** Only for the list of events. */
  calendar?: CalendarWords
  /** Only for the list that can show the saved articles. */
  saved?: SavedWords
}

/** A list with a page of its own. */
export type List<Entry extends { featured: boolean }> = {
  /** Address of its first page. */
  address: string
  /** The pattern of its further pages. Without it, all entries are on one page. */
  further?: `${string}/:page`
  copy: (graph: Graph) => ListCopy
  /** Its breadcrumbs, including itself. */
  crumbs: readonly PageName[]
  /** The chips after the one for all entries. */
  categories: (graph: Graph) => readonly Category[]
  entries: (graph: Graph) => readonly Entry[]
  item: (graph: Graph, entry: Entry) => ListingItem
} & {
  /** The lists that this one shows a selection of. */
  whole?: (graph: Graph) => WholeLists
  /** Structured data of an entry that is an event; empty if it is over. */
  events?: (graph: Graph, entry: Entry) => readonly EventFacts[]
  /** The content of the first screen besides the title. */
  opening?: (graph: Graph) => ListOpening | undefined
  /** Whom the closing section names. */
  contact?: (graph: Graph) => readonly Pair[]
  /** Files that the closing section offers. */
  downloads?: (graph: Graph) => readonly Pick<FileLinkProps, 'file' | 'label'>[]
}

/** A paginated list. */
export type LongList<Entry extends { featured: boolean }> = List<Entry> & Required<Pick<List<Entry>, 'further'>>

/** Chips whose labels are also their values. */
export const chipsOf = (labels: readonly string[]): readonly Category[] => labels.map((label) => ({ value: label, label }))

/** Props of one page of a list; pages are counted from 1. */
export function listPageProps<Entry extends { featured: boolean }>(list: List<Entry>, graph: Graph, page: number) {
  const { title, lede, seo, saved, closing, subscribe, calendar, ...copy } = list.copy(graph)
  const all = list.entries(graph)
  const nothing = list.further && all.length === 0 ? graph.site.strings.list.nothing : undefined
  const own = list.further ? entriesOfPage(all, page) : all
  // Only the first page has a featured entry, since it is the start of the list.
  const items = own.map((entry) => ({ ...list.item(graph, entry), ...(page > 1 && { featured: false }) }))
  const crumbs = list.crumbs.map((place) => breadcrumbOf(graph, place))
  const name = fill(graph.site.strings.list.page, { n: page })
  return {
    title,
    lede,
    saved,
    closing,
    subscribe,
    opening: page === 1 && !nothing ? list.opening?.(graph) : undefined,
    contact: list.contact?.(graph),
    downloads: list.downloads?.(graph),
    events: own.flatMap((entry) => list.events?.(graph, entry) ?? []),
    feed: pageFeedAt(graph, list.address),
    /** Shown instead of the list if the collection has no entries. */
    nothing,
    calendar: calendar && calendarLinks(calendar, graph, urlOf.calendar()),
    seo: seoOfPage(seo, page, name),
    crumbs: page === 1 ? crumbs : [...crumbs, { label: name }],
    listing: {
      items,
      categories: list.categories(graph),
      words: wordsOf(graph, copy),
      cards: cardWords(graph, items),
      whole: list.whole?.(graph),
      saved: saved && { label: saved.link, href: urlOf.saved() },
      pages: pagesOf(list, graph, { total: all.length, page }),
    } satisfies ListingProps,
  }
}

function wordsOf({ site }: Graph, copy: Pick<ListingWords, OwnWords>): ListingWords {
  const { all, categories, showing, forCategory, matching, clear, tryAgain } = site.strings.list
  const { searchPlaceholder, featuredTitle, gridTitle, pastTitle, empty } = copy
  return { searchPlaceholder, featuredTitle, gridTitle, pastTitle, empty, all, categories, showing, forCategory, matching, clear, tryAgain }
}

/** The words of the cards of these entries: a page holds no words that none of its cards says. */
function cardWords({ site }: Graph, items: readonly ListingItem[]): ListingProps['cards'] {
  const { pastEvent, cancelled, registrationClosed, register, addToCalendar, program, where, speaker, readOnline, downloadPdf, pdf } =
    site.strings.card
  const has = (kind: ListingItem['kind']) => items.some((item) => item.kind === kind)
  return {
    ...(has('card') && { moreTags: moreTagsOf(site.strings) }),
    ...(has('event') && { event: { pastEvent, cancelled, registrationClosed, register, addToCalendar, program, where, speaker } }),
    ...(has('paper') && { paper: { readOnline, downloadPdf, pdf } }),
  }
}

function pagesOf<Entry extends { featured: boolean }>(
  { address, further }: List<Entry>,
  graph: Graph,
  { total, page }: { total: number; page: number },
): ListingProps['pages'] {
  const pagination = further && pageLinks(graph, { address, further, total, page })
  return pagination && { total, index: urlOf.listIndex(address), pagination }
}
