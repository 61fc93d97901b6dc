import type { JobEntry } from '../../ui/cards/JobCell'
import { allows, resultsDetail, textMatcher } from '../filters/filters'

/*
 * The model of the open positions (specification, 4.17): a search in title, description and requirements, a location and a
 * department. A position is shown if all three match.
 */

/** An open position: the data of its cell, and the other texts that are searched. */
export type Position = JobEntry & { requirements: readonly string[] }

/** `location` and `department` are values of positions, or empty for all. */
export type PositionState = { query: string; location: string; department: string }

/** The state before anything is chosen: all positions are shown. */
export const INITIAL: PositionState = { query: '', location: '', department: '' }

/** Sentences of the results line, with placeholders. */
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

/** The positions that a state shows, in their order. */
export function matching(positions: readonly Position[], { query, location, department }: PositionState): readonly Position[] {
  const isFound = textMatcher(query)
  return positions.filter(
    (position) =>
      allows(location, position.location) &&
      allows(department, position.department) &&
      isFound([position.title, position.description, ...position.requirements]),
  )
}

/** The part of the results line after the number. */
export const detailOf = (words: PositionResultsWords, { query, location, department }: PositionState): string =>
  resultsDetail([
    { sentence: words.forCategory, place: 'category', value: department },
    { sentence: words.inCategory, place: 'category', value: location },
    { sentence: words.matching, place: 'search', value: query },
  ])
