import type { Graph } from '../../../src/site/graph/graph'
import { patterns } from '../../../src/site/routes/patterns'
import { furtherPages } from '../pagination'
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

/** The same for the pages after the first. */
export const furtherListPages = <Entry extends { featured: boolean }>(input: Input<Entry>) => ({
  ...listPage(input),
  entries: (graph: Graph) => furtherPages(input.list.entries(graph).length),
})
