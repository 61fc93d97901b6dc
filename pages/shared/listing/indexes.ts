import type { Graph } from '../../../src/site/graph/graph'
import type { ListingItem } from '../../../src/site/islands/filtered-list/listing'
import { urlOf } from '../../../src/site/routes/addresses'
import { pageCount } from '../pagination'
import type { List } from './list'

/** All entries of a list of several pages, for the search in its browser, and the address where they are asked for. */
export type ListIndex = { address: string; items: () => readonly ListingItem[] }

/** The index that the pages of a long list ask for (specification, 5.6). A list of one page has none: it holds its entries. */
export function indexOf<Entry extends { featured: boolean }>(list: List<Entry>, graph: Graph): readonly ListIndex[] {
  const entries = list.entries(graph)
  if (pageCount(entries.length) === 1) return []
  return [{ address: urlOf.listIndex(list.address), items: () => entries.map((entry) => list.item(graph, entry)) }]
}
