import { checkFiles } from '../../scripts/check/content'
import type { CheckMemory } from '../../scripts/check/memory'
import { formatProblems } from '../../src/errors/format'
import { type SiteProblem, sortProblems } from '../../src/errors/problem'
import type { Graph } from '../../src/graph/graph'
import { locateProblems } from '../../src/graph/locate'
import type { RawEntry } from '../../src/graph/raw'
import { TODAY } from './site-test'

/** What `npm run check` finds in files: every problem at its place, and all of them as the terminal shows them. */
export type CheckedContent = {
  /** Null where there is an error before there are pages. */
  graph: Graph | null
  problems: readonly SiteProblem[]
  printed: string
  /** What a next check need not look at again. */
  memory: CheckMemory
}

/** Checks files as the command does, on the day of tests. */
export async function checkContent(raw: readonly RawEntry[], before?: CheckMemory): Promise<CheckedContent> {
  const clock = { asOf: undefined, today: TODAY }
  const { loaded, memory } = await checkFiles({ raw, folder: 'content' }, { clock, codeKey: 'code', ...(before && { before }) })
  const problems = sortProblems(locateProblems(loaded.problems, raw))
  const texts = new Map(raw.flatMap((entry) => (entry.kind === 'text' ? [[entry.file, entry.text] as const] : [])))
  return { graph: loaded.graph, problems, printed: formatProblems(problems, (file) => texts.get(file)), memory }
}
