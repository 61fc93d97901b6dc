import type { Graph } from '../../../src/engine/content/link/graph'
import type { ListingItem } from '../../../src/site/islands/listing-explorer/listing'
import { urlOf } from '../../../src/site/routes/addresses'
import { blogList } from '../../blog'
import { caseStudyList } from '../../case-studies'
import { eventList } from '../../events'
import { newsroomList } from '../../newsroom'
import { whitepaperList } from '../../whitepapers'
import { pageCount } from '../pagination'
import type { List } from './list'

/** All entries of a list of several pages, for the search in its browser, and the address where they are asked for. */
export type ListIndex = { address: string; items: readonly ListingItem[] }

/** The indexes that the pages of long lists ask for (rulings, Lists). A list of one page has none: it holds its entries. */
export const listIndexes = (graph: Graph): readonly ListIndex[] =>
  indexesOf(graph).map(({ address, items }) => ({ address, items: items() }))

/** The addresses of these, without their entries. */
export const listIndexAddresses = (graph: Graph): readonly string[] => indexesOf(graph).map(({ address }) => address)

type LazyIndex = Pick<ListIndex, 'address'> & { items: () => ListIndex['items'] }

const indexesOf = (graph: Graph): readonly LazyIndex[] => [
  ...indexOf(blogList, graph),
  ...indexOf(caseStudyList, graph),
  ...indexOf(eventList, graph),
  ...indexOf(newsroomList, graph),
  ...indexOf(whitepaperList, graph),
]

function indexOf<Entry extends { featured: boolean }>(list: List<Entry>, graph: Graph): readonly LazyIndex[] {
  const entries = list.entries(graph)
  if (pageCount(entries.length) === 1) return []
  return [{ address: urlOf.listIndex(list.address), items: () => entries.map((entry) => list.item(graph, entry)) }]
}
