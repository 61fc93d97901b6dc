import { allows, resultsDetail, searchFor } from '../filters/filters'

/* The model of a list (specification, 5): a chosen category and a search text decide what is shown. */

/** What the model must know of an entry. */
export type Listed = {
  /** The chip that it belongs to, by value. */
  category: string
  featured: boolean
  /** Texts that are searched, each on its own. */
  search: readonly string[]
}

/** A chip, and what stands for it in entries and in the address. */
export type Category = { value: string; label: string }

/** `category` is the value of a chip, or empty for all. */
export type ListState = { category: string; query: string }

/** Everything, as the list is first seen. */
export const INITIAL: ListState = { category: '', query: '' }

/** The entries of a state, in their order. */
export function matching<Item extends Listed>(items: readonly Item[], { category, query }: ListState): readonly Item[] {
  const isFound = searchFor(query)
  return items.filter((item) => allows(category, item.category) && isFound(item.search))
}

/** The first featured entry stands alone and is not repeated; all others form the grid. */
export function arrange<Item extends Listed>(found: readonly Item[]): { featured: Item | undefined; rest: readonly Item[] } {
  const featured = found.find((item) => item.featured)
  return { featured, rest: found.filter((item) => item !== featured) }
}

/** Sentences of the results line, with places for what they name. */
export type ResultsWords = {
  /** With `{n}`. */
  showing: string
  /** With `{category}`. */
  forCategory: string
  /** With `{search}`. */
  matching: string
}

/** What the results line adds to the number: the chip by its label, and the search text. */
export const detailOf = (words: ResultsWords, { category, query }: ListState, categories: readonly Category[]): string =>
  resultsDetail([
    { sentence: words.forCategory, place: 'category', value: categories.find(({ value }) => value === category)?.label ?? category },
    { sentence: words.matching, place: 'search', value: query },
  ])
