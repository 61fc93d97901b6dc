import type { Graph } from '../../../src/site/graph/graph'
import { patterns } from '../../../src/site/routes/patterns'
import { definePage } from '../define-page'
import { furtherPages } from '../pagination'
import { indexOf } from './indexes'
import { ListPage } from './ListPage'
import { type List, listPageProps } from './list'

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
  list: { address: string }
  /** The pattern of its pages after the first. */
  further: `${string}/:page`
}

/** A list over as many pages as it needs: its kinds of pages, and the index that they ask for. */
export const pagedList = <Entry extends { featured: boolean }>({ further, ...input }: PagedInput<Entry>) => ({
  pages: [
    definePage({ path: input.list.address, ...listPage(input) }),
    definePage({ path: further, ...listPage(input), entries: (graph: Graph) => furtherPages(input.list.entries(graph).length) }),
  ],
  index: (graph: Graph) => indexOf(input.list, graph),
})
