import { type Insight, insightAt } from '../src/graph/queries'
import { kebab } from '../src/lib/text'
import { patterns } from '../src/routes/patterns'
import { articleCard } from './cards'
import { definePage } from './define-page'
import type { List } from './listing/list'
import { listPage } from './listing/list-page'

/** The value of the chip that stands for a kind of content, as the address shows it. */
const chipOf = kebab

/**
 * The hub: entries of four collections. Its chips stand for kinds of content; events are no entries of it, so that their
 * chip leads to the list of events (rulings, Lists).
 */
const hubList: List<Insight> = {
  address: patterns.insights,
  copy: (graph) => graph.pages.insights,
  crumbs: ['insights'],
  categories: (graph) => graph.pages.insights.categories.map(({ label, kind }) => ({ value: chipOf(kind), label })),
  elsewhere: (graph) => ({ category: chipOf('events'), ...graph.pages.insights.emptyEvents }),
  entries: (graph) => graph.hub.map((ref) => insightAt(graph, ref)),
  item: (graph, insight) => ({
    kind: 'card',
    id: `${insight.collection}/${insight.slug}`,
    category: chipOf(insight.collection),
    featured: insight.featured,
    search: [insight.title, insight.excerpt, ...insight.tags],
    entry: articleCard({ graph, ref: insight }),
  }),
}

/** Insights hub (part 2, section 2). */
export default definePage({ path: patterns.insights, ...listPage({ list: hubList, source: 'pages/insights.yaml' }) })
