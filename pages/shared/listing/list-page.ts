import type { HasCodeKey } from '../../../renderer/define/code-key'
import type { DataContext } from '../../../renderer/define/page'
import type { DataNodes } from '../../../renderer/structured-data'
import type { Graph } from '../../../src/site/graph/graph'
import type { SiteWords } from '../../../src/site/graph/words'
import { patterns } from '../../../src/site/routes/patterns'
import { breadcrumbs } from '../../data/breadcrumbs'
import { eventData } from '../../data/event'
import { definePage, type PageOfSite } from '../define-page'
import { feedAlternates } from '../feed-links'
import { furtherPages } from '../pagination'
import { indexOf, type ListIndex } from './indexes'
import { ListPage } from './ListPage'
import { type List, type LongList, listPageProps } from './list'

type Input<Entry extends { featured: boolean }> = {
  list: List<Entry>
  /** Content file with its words. */
  source: string
}

/** Properties common to the definitions of all pages of a list. The first page has no number. */
export const listPage = <Entry extends { featured: boolean }>({ list, source }: Input<Entry>) => ({
  section: patterns.insights,
  source: () => source,
  props: (graph: Graph, { page = '1' }: { page?: string }) => listPageProps(list, graph, Number(page)),
  head: ({ seo, feed, nothing }: ReturnType<typeof listPageProps>) => ({
    ...seo,
    alternates: feedAlternates(feed),
    ...(nothing && { noindex: true }),
  }),
  data: ({ crumbs, events }: ReturnType<typeof listPageProps>, context: DataContext<SiteWords>): DataNodes => [
    breadcrumbs(context.site, ...crumbs),
    ...events.map((event) => eventData(event, context)),
  ],
  View: ListPage,
})

type PagedInput<Entry extends { featured: boolean }> = Input<Entry> &
  HasCodeKey & {
    list: LongList<Entry>
    /** The page of an entry, if it is defined together with the list. */
    entry?: PageOfSite
  }

/** A paginated list: the kinds of its pages, including that of an entry if given, and its index. */
export type PagedList = { pages: readonly PageOfSite[]; index(graph: Graph): readonly ListIndex[] }

/** Defines a paginated list. */
export const pagedList = <Entry extends { featured: boolean }>({ entry, codeKey, ...input }: PagedInput<Entry>): PagedList => ({
  pages: [
    definePage({ path: input.list.address, ...listPage(input) }),
    definePage({
      path: input.list.further,
      ...listPage(input),
      entries: (graph: Graph) => furtherPages(input.list.entries(graph).length),
    }),
    ...(entry ? [entry] : []),
  ].map((page) => ({ ...page, codeKey })),
  index: (graph) => indexOf(input.list, graph),
})
