import type { CardEntry } from '../../ui/cards/Card'
import type { EventEntry, EventStrings } from '../../ui/cards/EventCard'
import type { PaperEntry, PaperStrings } from '../../ui/cards/PaperCard'
import type { MoreTags } from '../../ui/layout/Tags'
import type { PaginationProps } from '../../ui/lists/Pagination'
import type { Category, Listed, ResultsWords } from './entries'

/** An entry of a list: what is searched, and what the card of its kind shows. `id` is distinct in the list. */
export type ListingItem = Listed & { id: string } & (
    | { kind: 'card'; entry: CardEntry }
    | { kind: 'event'; event: EventEntry }
    | { kind: 'paper'; paper: PaperEntry }
  )

/** Words of the list, from content/pages and content/site/strings.yaml. */
export type ListingWords = ResultsWords & {
  /** The chip for everything. */
  all: string
  /** Name of the group of chips. */
  categories: string
  searchPlaceholder: string
  featuredTitle: string
  gridTitle: string
  /** When nothing matches, and what to do then. */
  empty: string
  tryAgain: string
  clear: string
}

/** A list that goes over several pages. */
export type ListingPages = {
  /** Entries on all pages together. */
  total: number
  /** Address of a JSON file with all of them, loaded once something is looked for. */
  index: string
  pagination: PaginationProps
}

export type ListingProps = {
  /** The entries of this page, in order. */
  items: readonly ListingItem[]
  /** The chips after the one for everything. */
  categories: readonly Category[]
  words: ListingWords
  cards: EventStrings & PaperStrings & { moreTags: MoreTags }
  /** Least width of a column in rem; left out, 21. */
  columns?: '24' | '30'
  /** Where a category leads that has nothing here. */
  elsewhere?: { category: string; label: string; href: string }
  /** The way to what the visitor has saved; only a script can save anything. */
  saved?: { label: string; href: string }
  pages?: ListingPages
}
