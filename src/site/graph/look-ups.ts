import { type EntryRef, entryName } from '../../engine/content/model/entry-ref'
import { required } from '../../engine/problems/problem'
import type { CaseStudy, Graph, Insight } from './graph'
import { isInsight } from './hub'

/** The article or case study that a reference names. */
export function insightAt(graph: Graph, { collection, slug }: EntryRef): Insight {
  const found = isInsight(collection) ? graph[collection].get(slug) : undefined
  return required<Insight>(found, `the insight ${collection}/${slug}`)
}

/**
 * The one of these insights that stands large before the others: the one that the page names, so that not all pages lead with the same
 * picture, else the first that is featured.
 */
export const leadOf = (graph: Graph, refs: readonly EntryRef[], named: EntryRef): EntryRef | undefined =>
  refs.find((ref) => entryName(ref) === entryName(named)) ?? refs.find((ref) => insightAt(graph, ref).featured)

/** The case study that a reference names. */
export const caseStudyAt = ({ caseStudies }: Pick<Graph, 'caseStudies'>, slug: string): CaseStudy =>
  required(caseStudies.get(slug), `the case study ${slug}`)
