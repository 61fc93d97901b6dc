import type { Entry } from '../src/site/graph/graph'
import { urlOf } from '../src/site/routes/addresses'
import { patterns } from '../src/site/routes/patterns'
import { paperCard } from './shared/cards'
import { definePage } from './shared/define-page'
import { chipsOf, type List } from './shared/listing/list'
import { furtherListPages, listPage } from './shared/listing/list-page'

/** Whitepapers: upright covers in wide columns (design/README, Artwork). */
export const whitepaperList: List<Entry<'whitepapers'>> = {
  address: patterns.whitepapers,
  pageAddress: urlOf.whitepapersPage,
  columns: '30',
  copy: (graph) => graph.pages.whitepapers,
  crumbs: ['insights', 'whitepapers'],
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

const input = { list: whitepaperList, source: 'pages/whitepapers.yaml' }

/** Whitepapers and eBooks list (part 2, section 2). */
export default definePage({ path: patterns.whitepapers, ...listPage(input) })

/** Its pages after the first. */
export const furtherPages = definePage({ path: patterns.whitepapersPage, ...furtherListPages(input) })
