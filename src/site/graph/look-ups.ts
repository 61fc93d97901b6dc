import type { EntryRef } from '../../engine/content/model/entry-ref'
import { memoize } from '../../engine/lib/memoize'
import { required } from '../../engine/problems/problem'
import type { CaseStudy, Graph, Insight, InsightCollection } from './graph'
import { hubOf, isInsight } from './hub'

/** The article or case study that a reference names. */
export function insightAt(graph: Graph, { collection, slug }: EntryRef): Insight {
  const found = isInsight(collection) ? graph[collection].get(slug) : undefined
  return required<Insight>(found, `the insight ${collection}/${slug}`)
}

/** The entry that a page names to stand large; without a slug, it names none. */
type NamedLead = { collection: InsightCollection; slug: string | undefined }

/**
 * The one of these insights that stands large before the others: the one that the page names, so that not all pages lead with the same
 * picture, else the first that is featured.
 */
export const leadOf = (graph: Graph, refs: readonly EntryRef[], named: NamedLead): EntryRef | undefined =>
  refs.find(({ collection, slug }) => collection === named.collection && slug === named.slug) ??
  refs.find((ref) => insightAt(graph, ref).featured)

/** The entry that stands large on the page of insights. */
export const hubLeadOf = memoize((graph: Graph) =>
  leadOf(graph, hubOf(graph), { collection: 'caseStudies', slug: graph.pages.insights.lead }),
)

/** The case study that a reference names. */
export const caseStudyAt = ({ caseStudies }: Pick<Graph, 'caseStudies'>, slug: string): CaseStudy =>
  required(caseStudies.get(slug), `the case study ${slug}`)
