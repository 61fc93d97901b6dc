import { fill } from '../../../engine/lib/text'
import { addressOfAll } from '../site-search/words'
import type { ListState } from './entries'

/** A link that leads out of a list. */
export type Way = { label: string; href: string }

/** What a list leads to that shows a selection of others. */
export type WholeLists = {
  /** The lists that have more entries than this one shows of their kind, by the value of its chip. Their labels say how many there are. */
  lists: readonly (Way & { category: string; short: string })[]
  /** Beside the results line of the whole selection: how many entries these lists have together. */
  note: string
  /** Before the short labels of these lists, where they stand beside each other. */
  lead: string
  /** The search of the site. Its label has `{search}`. */
  search: Way
}

/** The ways from a filtered list to what it leaves out: the whole list of the chosen kind, and the same words in the whole site. */
export function waysOn({ lists, search }: WholeLists, { category, query }: ListState): readonly Way[] {
  const words = query.trim()
  return [
    ...lists.filter((list) => list.category === category),
    ...(words === '' ? [] : [{ label: fill(search.label, { search: words }), href: addressOfAll(search.href, words) }]),
  ]
}
