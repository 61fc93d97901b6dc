import type { CardEntry } from '../../ui/cards/Card'
import type { EventEntry, EventStrings } from '../../ui/cards/EventCard'
import type { PaperEntry, PaperStrings } from '../../ui/cards/PaperCard'
import type { DateText } from '../../ui/layout/Meta'
import type { MoreTags } from '../../ui/layout/Tags'
import type { PaginationProps } from '../../ui/lists/Pagination'
import type { Category, FilterableEntry, ResultsWords } from './entries'
import type { WholeLists } from './whole-lists'

/** An entry of a list: the texts that are searched, and the data of its card. `id` is unique in the list. */
export type ListingItem = FilterableEntry & { id: string } & (
    | { kind: 'card'; entry: CardEntry }
    | { kind: 'news'; entry: CardEntry; date: DateText }
    | { kind: 'event'; event: EventEntry }
    | { kind: 'paper'; paper: PaperEntry }
  )

/** Words of the list, from content/pages and content/site/strings.yaml. */
export type ListingWords = ResultsWords & {
  /** Label of the chip that shows all entries. */
  all: string
  /** Accessible name of the group of chips. */
  categories: string
  searchPlaceholder: string
  featuredTitle: string
  gridTitle: string
  /** Heading of the past entries; only for lists that have some. */
  pastTitle?: string
  /** Shown when nothing matches, with advice. */
  empty: string
  tryAgain: string
  clear: string
}

/** A list that is split into several pages. */
export type ListingPages = {
  /** Number of entries on all pages. */
  total: number
  /** Address of a JSON file with the entries of all pages, fetched when a filter is first used. */
  index: string
  pagination: PaginationProps
}

export type ListingProps = {
  /** The entries of this page, in order. */
  items: readonly ListingItem[]
  /** The chips after the one for all entries. */
  categories: readonly Category[]
  words: ListingWords
  /** Words of the kinds of cards that it shows. */
  cards: { event?: EventStrings; paper?: PaperStrings; moreTags?: MoreTags }
  /** Only for a list that shows a selection of other lists. */
  whole?: WholeLists
  /** Link to the saved articles. It is hidden without a script, since saving needs one. */
  saved?: { label: string; href: string }
  pages?: ListingPages
}
