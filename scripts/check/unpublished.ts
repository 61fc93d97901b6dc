import { linkGraph } from '../../src/engine/content/link/link'
import type { CoreGraph } from '../../src/engine/content/model/graph'
import { identityOf, required, type SiteProblem } from '../../src/engine/problems/problem'
import type { LoadedContent } from '../content'

type Content = Pick<LoadedContent, 'entries' | 'clock'> & { graph: CoreGraph }

/** The graph of all content, including what is not published; undefined if all is published. */
export const wholeGraph = ({ graph, entries, clock }: Content): CoreGraph | undefined =>
  graph.unpublished.length === 0
    ? undefined
    : required(linkGraph(entries, { ...clock, scope: 'everything' }).value, 'the graph with what is not published')

/** The problems that `before` does not have. */
export function newProblems(problems: readonly SiteProblem[], before: readonly SiteProblem[]): SiteProblem[] {
  const known = new Set(before.map(identityOf))
  return problems.filter((item) => !known.has(identityOf(item)))
}
