import { linkGraph } from '../../src/engine/content/link/link'
import type { CoreGraph } from '../../src/engine/content/model/graph'
import { identityOf, required, type SiteProblem } from '../../src/engine/problems/problem'
import type { LoadedContent } from '../content'

type Content = Pick<LoadedContent, 'entries' | 'clock'> & { graph: CoreGraph }

/**
 * Finds the problems of the pages of unpublished entries, which a build would find only on their day. `found` are the problems of the
 * published pages; `problemsOf` finds those of the pages of a graph.
 */
export function unpublishedProblems(
  { graph, entries, clock }: Content,
  found: readonly SiteProblem[],
  problemsOf: (graph: CoreGraph) => readonly SiteProblem[],
): SiteProblem[] {
  if (graph.unpublished.length === 0) return []
  const whole = required(linkGraph(entries, { ...clock, held: 'everything' }).value, 'the graph with what is not published')
  const known = new Set(found.map(identityOf))
  return problemsOf(whole).filter((item) => !known.has(identityOf(item)))
}
