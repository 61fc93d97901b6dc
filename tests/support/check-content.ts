import { pages as pageKinds } from '../../pages/index'
import { buildPages, checkPages, type PageRecord, recordOf } from '../../renderer/build-pages'
import { createContext } from '../../renderer/context'
import { planPages } from '../../renderer/plan'
import { formatProblems } from '../../src/errors/format'
import { errorsIn, type SiteProblem, sortProblems } from '../../src/errors/problem'
import type { Graph } from '../../src/graph/graph'
import { linkGraph } from '../../src/graph/link'
import { locateProblems } from '../../src/graph/locate'
import { parseEntries } from '../../src/graph/parse'
import type { RawEntry } from '../../src/graph/raw'
import { ASSETS } from '../renderer/made'
import { TODAY } from './site-test'

/** What `npm run check` finds in content: every problem at its place, and all of them as the terminal shows them. */
export type CheckedContent = {
  /** Null where there is an error before there are pages. */
  graph: Graph | null
  problems: readonly SiteProblem[]
  printed: string
  /** The pages, for a next check that need not render them again. */
  rendered: PageRecord
}

/** Takes content through every stage that finds problems: parse and link, then, where a graph results, plan, render and check. */
export function checkContent(raw: readonly RawEntry[], before: PageRecord = {}): CheckedContent {
  const parsed = parseEntries(raw)
  const linked = linkGraph(parsed.value, { today: TODAY })
  const graph = errorsIn(parsed.problems).length === 0 ? linked.value : null
  const pages = graph ? checkedPages(graph, before) : { problems: [], rendered: {} }
  const found = [...parsed.problems, ...linked.problems, ...pages.problems]
  const problems = sortProblems(locateProblems(found, raw))
  const texts = new Map(raw.flatMap((entry) => (entry.kind === 'text' ? [[entry.file, entry.text] as const] : [])))
  return { graph, problems, printed: formatProblems(problems, (file) => texts.get(file)), rendered: pages.rendered }
}

function checkedPages(graph: Graph, before: PageRecord): { problems: readonly SiteProblem[]; rendered: PageRecord } {
  const plan = planPages(pageKinds, graph)
  const pages = [...buildPages(plan.value, createContext(graph, ASSETS, 'code'), before)]
  return { problems: [...plan.problems, ...checkPages(pages, graph).problems], rendered: recordOf(pages) }
}
