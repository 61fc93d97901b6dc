import type { Graph } from '../../../src/site/graph/graph'
import { patterns } from '../../../src/site/routes/patterns'
import { definePage, type PageOfSite } from '../define-page'
import { furtherPages } from '../pagination'
import { indexOf, type ListIndex } from './indexes'
import { ListPage } from './ListPage'
import { type List, type LongList, listPageProps } from './list'

type Input<Entry extends { featured: boolean }> = {
  list: List<Entry>
  /** Content file with its copy. */
  source: string
}

/** What the definitions of all pages of a list have in common. A first page has no number. */
export const listPage = <Entry extends { featured: boolean }>({ list, source }: Input<Entry>) => ({
  section: patterns.insights,
  source: () => source,
  props: (graph: Graph, { page = '1' }: { page?: string }) => listPageProps(list, graph, Number(page)),
  head: ({ seo }: ReturnType<typeof listPageProps>) => seo,
  View: ListPage,
})

type PagedInput<Entry extends { featured: boolean }> = Input<Entry> & {
  list: LongList<Entry>
  /** The page of an entry, where it is made with its list. */
  entry?: PageOfSite
}

/** A list over as many pages as it needs: its kinds of pages, that of an entry among them, and the index that they ask for. */
export type PagedList = { pages: readonly PageOfSite[]; index(graph: Graph): readonly ListIndex[] }

/** Defines a list over as many pages as it needs. */
export const pagedList = <Entry extends { featured: boolean }>({ entry, ...input }: PagedInput<Entry>): PagedList => ({
  pages: [
    definePage({ path: input.list.address, ...listPage(input) }),
    definePage({
      path: input.list.further,
      ...listPage(input),
      entries: (graph: Graph) => furtherPages(input.list.entries(graph).length),
    }),
    ...(entry ? [entry] : []),
  ],
  index: (graph) => indexOf(input.list, graph),
})
