import type { Entry } from '../src/site/graph/graph'
import { patterns } from '../src/site/routes/patterns'
import { articlePage } from './shared/article/article-page'
import { paperCard } from './shared/cards'
import { chipsOf, type LongList } from './shared/listing/list'
import { pagedList } from './shared/listing/list-page'
import { papersOpening } from './shared/listing/opening'

/** Whitepapers, with upright covers in a row (specification, 4.11). */
const whitepaperList: LongList<Entry<'whitepapers'>> = {
  address: patterns.whitepapers,
  further: patterns.whitepapersPage,
  copy: (graph) => graph.pages.whitepapers,
  crumbs: ['insights', 'whitepapers'],
  opening: papersOpening,
  categories: (graph) => chipsOf(graph.pages.whitepapers.categories),
  entries: (graph) => graph.whitepapers.values(),
  item: (graph, paper) => ({
    kind: 'paper',
    id: paper.slug,
    category: paper.category,
    featured: paper.featured,
    search: [paper.title, paper.excerpt],
    paper: paperCard({ graph, paper }),
  }),
}

/** Whitepapers and eBooks list (specification, 4.11). */
export default pagedList({
  codeKey: import.meta.codeKey,
  list: whitepaperList,
  source: 'pages/whitepapers.yaml',
  entry: articlePage(patterns.whitepaper, (graph) => graph.whitepapers.values()),
})
