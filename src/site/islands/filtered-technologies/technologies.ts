import type { TechnologyEntry } from '../../ui/cards/TechnologyList'
import { allows, resultsDetail, searchFor } from '../filters/filters'

/* The model of the technologies (specification, 4.15): a category and a search in names and descriptions; both must hold. */

/** A category with what it holds, as the page hands it over: each text stands once. */
export type TechnologyGroup = {
  /** Place on the page that links to the category lead to. */
  slug: string
  /** Its name, which is also its value in the address. */
  title: string
  technologies: readonly { name: string; description: string }[]
}

/** `category` is the title of a group, or empty for all. */
export type TechnologyState = { category: string; query: string }

/** Everything, as the list is first seen. */
export const INITIAL: TechnologyState = { category: '', query: '' }

/** Sentences of the results line, with places for what they name. */
export type TechnologyResultsWords = {
  /** With `{n}`. */
  showing: string
  /** With `{category}`. */
  inCategory: string
  /** With `{search}`. */
  matching: string
}

/** All technologies in order. The first of each category is the place of the category. */
export const technologiesOf = (groups: readonly TechnologyGroup[]): readonly TechnologyEntry[] =>
  groups.flatMap(({ slug, title, technologies }) =>
    technologies.map((technology, index) => ({ ...technology, category: title, ...(index === 0 && { id: slug }) })),
  )

/** The technologies of a state, in their order. */
export function matching(technologies: readonly TechnologyEntry[], { category, query }: TechnologyState): readonly TechnologyEntry[] {
  const isFound = searchFor(query)
  return technologies.filter((technology) => allows(category, technology.category) && isFound([technology.name, technology.description]))
}

/** What the results line adds to the number. */
export const detailOf = (words: TechnologyResultsWords, { category, query }: TechnologyState): string =>
  resultsDetail([
    { sentence: words.inCategory, place: 'category', value: category },
    { sentence: words.matching, place: 'search', value: query },
  ])
