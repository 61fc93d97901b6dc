import { allows, resultsDetail, textMatcher } from '../filters/filters'

/* The model of a list (specification, 5): the chosen category and the search text decide which entries are shown. */

/** The data of an entry that filtering needs. */
export type FilterableEntry = {
  /** The value of the chip that it belongs to. */
  category: string
  featured: boolean
  /** Whether it is past; past entries are below the others. */
  over?: boolean
  /** Texts to search, each separately. */
  search: readonly string[]
}

/** A chip: its label, and its value in entries and in the address. */
export type Category = { value: string; label: string }

/** `category` is the value of a chip, or empty for all. */
export type ListState = { category: string; query: string }

/** The state before anything is chosen: all entries are shown. */
export const INITIAL: ListState = { category: '', query: '' }

/** The entries that a state shows, in their order. */
export function matching<Item extends FilterableEntry>(items: readonly Item[], { category, query }: ListState): readonly Item[] {
  const isFound = textMatcher(query)
  return items.filter((item) => allows(category, item.category) && isFound(item.search))
}

/** The entries of a list by section. */
type Arranged<Item> = { featured: Item | undefined; rest: readonly Item[]; over: readonly Item[] }

/** The first featured entry is shown separately at the top, the others in the grid, and past ones below it. */
export function arrange<Item extends FilterableEntry>(found: readonly Item[]): Arranged<Item> {
  const featured = found.find((item) => item.featured)
  const others = found.filter((item) => item !== featured)
  return { featured, rest: others.filter(({ over }) => !over), over: others.filter(({ over }) => over) }
}

/** Sentences of the results line, with placeholders. */
export type ResultsWords = {
  /** With `{n}`. */
  showing: string
  /** With `{category}`. */
  forCategory: string
  /** With `{search}`. */
  matching: string
}

/** The part of the results line after the number: the label of the chip, and the search text. */
export const detailOf = (words: ResultsWords, { category, query }: ListState, categories: readonly Category[]): string =>
  resultsDetail([
    { sentence: words.forCategory, place: 'category', value: categories.find(({ value }) => value === category)?.label ?? category },
    { sentence: words.matching, place: 'search', value: query },
  ])
