import type { Entry } from '../src/site/graph/graph'
import { urlOf } from '../src/site/routes/addresses'
import { patterns } from '../src/site/routes/patterns'
import { paperCard } from './shared/cards'
import { chipsOf, type List } from './shared/listing/list'
import { pagedList } from './shared/listing/list-page'

/** Whitepapers: upright covers in wide columns (design/README, Artwork). */
const whitepaperList: List<Entry<'whitepapers'>> = {
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

/** Whitepapers and eBooks list (part 2, section 2). */
export default pagedList({ list: whitepaperList, source: 'pages/whitepapers.yaml', further: patterns.whitepapersPage })
