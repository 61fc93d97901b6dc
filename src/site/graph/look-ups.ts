import type { EntryRef } from '../../engine/content/model/entry-ref'
import { required } from '../../engine/problems/problem'
import type { CaseStudy, Graph, Insight } from './graph'
import { isInsight } from './hub'

/** The article or case study that a reference names. */
export function insightAt(graph: Graph, { collection, slug }: EntryRef): Insight {
  const found = isInsight(collection) ? graph[collection].get(slug) : undefined
  return required<Insight>(found, `the insight ${collection}/${slug}`)
}

/** The case study that a reference names. */
export const caseStudyAt = ({ caseStudies }: Pick<Graph, 'caseStudies'>, slug: string): CaseStudy =>
  required(caseStudies.get(slug), `the case study ${slug}`)
