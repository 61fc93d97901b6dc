import type { TechnologyEntry } from '../../ui/cards/TechnologyList'
import { allows, resultsDetail, textMatcher } from '../filters/filters'

/* The model of the technologies (specification, 4.15): a category, and a search in names and descriptions. Both must match. */

/** A category with its technologies. They are grouped so that the props of the island hold each category once. */
export type TechnologyGroup = {
  /** Id of the category on the page, the target of links to it. */
  slug: string
  /** Its title, which is also its value in the query. */
  title: string
  technologies: readonly { name: string; description: string }[]
}

/** `category` is the title of a group, or empty for all. */
export type TechnologyState = { category: string; query: string }

/** The state before anything is chosen: all technologies are shown. */
export const INITIAL: TechnologyState = { category: '', query: '' }

/** Sentences of the results line, with placeholders. */
export type TechnologyResultsWords = {
  /** With `{n}`. */
  showing: string
  /** With `{category}`. */
  inCategory: string
  /** With `{search}`. */
  matching: string
}

/** All technologies in order. The first one of each category has the id of the category. */
export const technologiesOf = (groups: readonly TechnologyGroup[]): readonly TechnologyEntry[] =>
  groups.flatMap(({ slug, title, technologies }) =>
    technologies.map((technology, index) => ({ ...technology, category: title, ...(index === 0 && { id: slug }) })),
  )

/** The technologies that a state shows, in their order. */
export function matching(technologies: readonly TechnologyEntry[], { category, query }: TechnologyState): readonly TechnologyEntry[] {
  const isFound = textMatcher(query)
  return technologies.filter((technology) => allows(category, technology.category) && isFound([technology.name, technology.description]))
}

/** The part of the results line after the number. */
export const detailOf = (words: TechnologyResultsWords, { category, query }: TechnologyState): string =>
  resultsDetail([
    { sentence: words.inCategory, place: 'category', value: category },
    { sentence: words.matching, place: 'search', value: query },
  ])
