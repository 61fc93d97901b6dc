import { checkFiles } from '../../scripts/check/content'
import type { CheckMemory } from '../../scripts/check/memory'
import { locateProblems } from '../../src/engine/content/link/locate'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'
import { formatProblems } from '../../src/engine/problems/format'
import { type SiteProblem, sortProblems } from '../../src/engine/problems/problem'
import type { Graph } from '../../src/site/graph/graph'
import { SITE } from './site'
import { TODAY } from './site-test'

/** Result of `npm run check`: every problem, and the text that the terminal shows. */
export type CheckedContent = {
  /** Null if there is an error before pages are rendered. */
  graph: Graph | null
  problems: readonly SiteProblem[]
  printed: string
  /** The record for the next check. */
  memory: CheckMemory
}

/** Checks files as the command does, on the day of tests. */
export async function checkContent(raw: readonly RawEntry[], before?: CheckMemory): Promise<CheckedContent> {
  const clock = { asOf: undefined, today: TODAY }
  const { loaded, memory } = await checkFiles({ raw, folder: 'content' }, { site: SITE, clock, codeKey: 'code', ...(before && { before }) })
  const problems = sortProblems(locateProblems(loaded.problems, raw))
  const texts = new Map(raw.flatMap((entry) => (entry.kind === 'text' ? [[entry.file, entry.text] as const] : [])))
  return { graph: loaded.graph, problems, printed: formatProblems(problems, (file) => texts.get(file)), memory }
}
