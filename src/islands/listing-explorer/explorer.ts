import { fill } from '../../lib/text'

/*
 * The model of a list (part 2, sections 4 and 5; rulings, Lists): a chosen category and a search text decide what is shown.
 * Search is an exact substring in any case, never fuzzy; the category is equal or it is not; both must hold.
 */

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
export type ExplorerState = { category: string; query: string }

/** Everything, as the list is first seen. */
export const INITIAL: ExplorerState = { category: '', query: '' }

/** Whether everything is shown. */
export const isInitial = ({ category, query }: ExplorerState) => category === '' && query.trim() === ''

/** Whether two states show the same. */
export const isSame = (a: ExplorerState, b: ExplorerState) => a.category === b.category && a.query === b.query

/** Letters of any case are the same, however they are composed. */
const fold = (text: string) => text.normalize('NFC').toLowerCase()

/** The entries of a state, in their order. Blanks round the search text count for nothing: keyboards of phones add them. */
export function matching<Item extends Listed>(items: readonly Item[], { category, query }: ExplorerState): readonly Item[] {
  const wanted = fold(query.trim())
  return items.filter(
    (item) => (category === '' || item.category === category) && (wanted === '' || item.search.some((text) => fold(text).includes(wanted))),
  )
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
export function resultsDetail(words: ResultsWords, { category, query }: ExplorerState, categories: readonly Category[]): string {
  const label = categories.find(({ value }) => value === category)?.label ?? category
  return `${category === '' ? '' : fill(words.forCategory, { category: label })}${query.trim() === '' ? '' : fill(words.matching, { search: query.trim() })}`
}

/** Names of the state in the query of the address. */
export const PARAMETERS = { category: 'category', query: 'q' } as const

/** The state that an address asks for. A category that does not exist is none. */
export function readState(parameters: URLSearchParams, categories: readonly Category[]): ExplorerState {
  const category = parameters.get(PARAMETERS.category) ?? ''
  return { category: categories.some(({ value }) => value === category) ? category : '', query: parameters.get(PARAMETERS.query) ?? '' }
}

/** A state as the address holds it: without blanks round the search text. */
export const addressed = ({ category, query }: ExplorerState): ExplorerState => ({ category, query: query.trim() })

/** The query of the address with the state in it; what else it holds stays. */
export function writeState(parameters: URLSearchParams, state: ExplorerState): URLSearchParams {
  const { category, query } = addressed(state)
  const written = new URLSearchParams(parameters)
  for (const [name, value] of [
    [PARAMETERS.category, category],
    [PARAMETERS.query, query],
  ] as const) {
    if (value === '') written.delete(name)
    else written.set(name, value)
  }
  return written
}
