import type { Graph } from '../../../src/site/graph/graph'
import type { ListingItem } from '../../../src/site/islands/filtered-list/listing'
import { urlOf } from '../../../src/site/routes/addresses'
import { pageCount } from '../pagination'
import type { List } from './list'

/** Index of a paginated list: all its entries, and the address from which browsers fetch them. */
export type ListIndex = { address: string; items: () => readonly ListingItem[] }

/** The index of a list (specification, 5.6). A list with a single page has none, since the page has all entries. */
export function indexOf<Entry extends { featured: boolean }>(list: List<Entry>, graph: Graph): readonly ListIndex[] {
  const entries = list.entries(graph)
  if (pageCount(entries.length) === 1) return []
  return [{ address: urlOf.listIndex(list.address), items: () => entries.map((entry) => list.item(graph, entry)) }]
}
