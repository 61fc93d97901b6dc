import { type PlanInput, type PlannedPage, plannedPages, planProblems } from '../../renderer/plan'
import { reservedBy } from '../../renderer/reserved'
import type { CoreGraph } from '../../src/engine/content/model/graph'
import type { Checked } from '../../src/engine/problems/problem'

/** Plans all pages of a site, without the cache of an earlier build. */
export function planPages({ pages, ...reserving }: PlanInput, graph: CoreGraph): Checked<PlannedPage[]> {
  const planned = [...plannedPages(pages, graph)]
  return { value: planned, problems: planProblems(planned, graph, reservedBy(reserving, graph)) }
}
