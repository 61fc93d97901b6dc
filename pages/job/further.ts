import type { Graph } from '../../src/site/graph/graph'
import { patterns } from '../../src/site/routes/patterns'
import { openJobs } from '../careers/open-jobs'

/** Where a closed position leads: to the open ones, or to the job alerts while there are none. */
export function furtherFrom(graph: Pick<Graph, 'careers' | 'pages'>): { label: string; href: string } {
  const { careers, job } = graph.pages
  return openJobs(graph).length > 0
    ? { label: job.labels.openPositions, href: patterns.careers }
    : { label: careers.closing.alerts.label, href: `${patterns.careers}#alerts` }
}
