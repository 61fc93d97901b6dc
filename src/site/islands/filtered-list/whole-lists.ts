import { fill } from '../../../engine/lib/text'
import { searchPageAddress } from '../site-search/words'
import type { ListState } from './entries'

/** A link out of a list. */
export type OnwardLink = { label: string; href: string }

/** Links out of a list that shows a selection of other lists. */
export type WholeLists = {
  /**
   * The whole lists that have more entries of a kind than the selection, with the value of the chip of that kind. Their labels state the
   * number of entries; so does `own`, of a kind that the selection has nothing of.
   */
  lists: readonly (OnwardLink & { category: string; short: string; own?: string })[]
  /** The total number of entries in these lists, next to the results line of the unfiltered selection. */
  note: string
  /** Text before the short labels of these lists, if they are in one line. */
  lead: string
  /** The site search. Its label has `{search}`. */
  search: OnwardLink
}

/** Links to entries that a filtered list lacks: the whole list of the chosen kind, and a site search for the same words. */
export function onwardLinks({ lists, search }: WholeLists, { category, query }: ListState): readonly OnwardLink[] {
  const words = query.trim()
  return [
    ...lists.filter((list) => list.category === category),
    ...(words === '' ? [] : [{ label: fill(search.label, { search: words }), href: searchPageAddress(search.href, words) }]),
  ]
}
