import type { JobEntry } from '../../ui/cards/JobCell'
import { allows, resultsDetail, searchFor } from '../filters/filters'

/*
 * The model of the open positions (specification, 4.17): a search in title, description and requirements, a location and a
 * department; all must hold.
 */

/** An open position: what its cell shows, and what else is searched. */
export type Position = JobEntry & { requirements: readonly string[] }

/** `location` and `department` are those of a position, or empty for all. */
export type PositionState = { query: string; location: string; department: string }

/** Everything, as the list is first seen. */
export const INITIAL: PositionState = { query: '', location: '', department: '' }

/** Sentences of the results line, with places for what they name. */
export type PositionResultsWords = {
  /** With `{n}`. */
  showing: string
  /** For the department, with `{category}`. */
  forCategory: string
  /** For the location, with `{category}`. */
  inCategory: string
  /** With `{search}`. */
  matching: string
}

/** The positions of a state, in their order. */
export function matching(positions: readonly Position[], { query, location, department }: PositionState): readonly Position[] {
  const isFound = searchFor(query)
  return positions.filter(
    (position) =>
      allows(location, position.location) &&
      allows(department, position.department) &&
      isFound([position.title, position.description, ...position.requirements]),
  )
}

/** What the results line adds to the number. */
export const detailOf = (words: PositionResultsWords, { query, location, department }: PositionState): string =>
  resultsDetail([
    { sentence: words.forCategory, place: 'category', value: department },
    { sentence: words.inCategory, place: 'category', value: location },
    { sentence: words.matching, place: 'search', value: query },
  ])
