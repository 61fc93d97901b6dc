import type { Graph } from '../../src/site/graph/graph'
import { patterns } from '../../src/site/routes/patterns'
import { openJobs } from '../careers/open-jobs'

/** The link of a closed position: to the open ones, or to the job alerts if there are none. */
export function closedJobLink(graph: Pick<Graph, 'careers' | 'pages'>): { label: string; href: string } {
  const { careers, job } = graph.pages
  return openJobs(graph).length > 0
    ? { label: job.labels.openPositions, href: patterns.careers }
    : { label: careers.closing.alerts.label, href: `${patterns.careers}#alerts` }
}
