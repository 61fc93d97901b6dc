import { fill } from '../src/engine/lib/text'
import type { Graph, Insight, InsightCollection } from '../src/site/graph/graph'
import { hubOf } from '../src/site/graph/hub'
import { kindOf } from '../src/site/graph/kinds'
import { hubLeadOf, insightAt } from '../src/site/graph/look-ups'
import type { WholeLists } from '../src/site/islands/filtered-list/whole-lists'
import { patterns } from '../src/site/routes/patterns'
import { articleCard } from './shared/cards'
import { definePage } from './shared/define-page'
import { chipsOf, type List } from './shared/listing/list'
import { listPage } from './shared/listing/list-page'
import { kindsOpening } from './shared/listing/opening'

/** The chip of a kind of content, or the label of the kind if the page has no chip for it. The label is also the value in the query. */
const chipOf = (graph: Graph, kind: InsightCollection) =>
  graph.pages.insights.categories.find((chip) => chip.kind === kind)?.label ?? kindOf(graph, kind)

/** The chips of the page whose kind has entries, then those of kinds for which the page has no chip. */
const chipLabels = (graph: Graph): readonly string[] => [
  ...new Set([
    ...graph.pages.insights.categories.filter(({ kind }) => graph[kind].size > 0).map(({ label }) => label),
    ...hubOf(graph).map((ref) => chipOf(graph, insightAt(graph, ref).collection)),
  ]),
]

/** Whether an entry is the large one. */
const isLead = (graph: Graph, { collection, slug }: Insight) => {
  const lead = hubLeadOf(graph)
  return lead?.collection === collection && lead.slug === slug
}

/** The lists of kinds that have more entries than the hub shows, and the site search. */
const wholeLists = (graph: Graph): WholeLists => {
  const { categories, each, everywhere } = graph.pages.insights
  const shown = hubOf(graph).map(({ collection }) => collection)
  const lists = categories.flatMap(({ label, kind, whole }) => {
    const n = graph[kind].size
    const here = shown.filter((collection) => collection === kind).length
    if (n <= here) return []
    const own = here === 0 && { own: fill(each.own, { n }) }
    return [{ category: label, label: fill(whole, { n }), short: fill(each.list, { kind: label, n }), href: patterns[kind], ...own }]
  })
  const n = categories.reduce((sum, { kind }) => sum + graph[kind].size, 0)
  return { lists, note: fill(each.note, { n }), lead: fill(each.lead, { n }), search: { label: everywhere, href: patterns.search } }
}

/**
 * The hub: entries of every collection of insights. Its chips are kinds of content. It shows a selection, and links to the whole list of
 * each kind; it shows no events (specification, 4.7).
 */
const hubList: List<Insight> = {
  address: patterns.insights,
  copy: (graph) => graph.pages.insights,
  crumbs: ['insights'],
  opening: kindsOpening,
  categories: (graph) => chipsOf(chipLabels(graph)),
  whole: wholeLists,
  entries: (graph) => hubOf(graph).map((ref) => insightAt(graph, ref)),
  item: (graph, insight) => ({
    kind: 'card',
    id: `${insight.collection}/${insight.slug}`,
    category: chipOf(graph, insight.collection),
    featured: isLead(graph, insight),
    search: [insight.title, insight.excerpt, ...insight.tags],
    entry: articleCard({ graph, ref: insight }),
  }),
}

/** Insights hub (specification, 4.7). */
export default definePage({
  codeKey: import.meta.codeKey,
  path: patterns.insights,
  ...listPage({ list: hubList, source: 'pages/insights.yaml' }),
})
