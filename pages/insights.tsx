import { required } from '../src/engine/problems/problem'
import type { Graph } from '../src/site/graph/graph'
import { hubOf } from '../src/site/graph/hub'
import { type Insight, insightAt } from '../src/site/graph/queries'
import { patterns } from '../src/site/routes/patterns'
import { articleCard } from './shared/cards'
import { definePage } from './shared/define-page'
import { chipsOf, type List } from './shared/listing/list'
import { listPage } from './shared/listing/list-page'

/** The chip that stands for a kind of content: its words are also its value in the address. */
const chipOf = ({ pages }: Graph, kind: string) =>
  required(
    pages.insights.categories.find((chip) => chip.kind === kind),
    `the chip of ${kind}`,
  ).label

/**
 * The hub: entries of four collections. Its chips stand for kinds of content; events are no entries of it, so that their
 * chip leads to the list of events (rulings, Lists).
 */
const hubList: List<Insight> = {
  address: patterns.insights,
  copy: (graph) => graph.pages.insights,
  crumbs: ['insights'],
  categories: (graph) => chipsOf(graph.pages.insights.categories.map(({ label }) => label)),
  elsewhere: (graph) => ({ category: chipOf(graph, 'events'), ...graph.pages.insights.emptyEvents }),
  entries: (graph) => hubOf(graph).map((ref) => insightAt(graph, ref)),
  item: (graph, insight) => ({
    kind: 'card',
    id: `${insight.collection}/${insight.slug}`,
    category: chipOf(graph, insight.collection),
    featured: insight.featured,
    search: [insight.title, insight.excerpt, ...insight.tags],
    entry: articleCard({ graph, ref: insight }),
  }),
}

/** Insights hub (part 2, section 2). */
export default definePage({ path: patterns.insights, ...listPage({ list: hubList, source: 'pages/insights.yaml' }) })
