import { type CheckCache, NO_CHECK } from '../../scripts/check/check-cache'
import { checkLoaded } from '../../scripts/check/content'
import { type LoadedContent, linkContent } from '../../scripts/content'
import { consoleReporter } from '../../scripts/stage'
import { locateProblems } from '../../src/engine/content/link/locate'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'
import { formatProblems } from '../../src/engine/problems/format'
import { type SiteProblem, sortProblems } from '../../src/engine/problems/problem'
import type { Graph } from '../../src/site/graph/graph'
import { CODE } from './code'
import { SITE } from './site'
import { TODAY } from './site-test'

/** Result of `npm run check`: every problem, and the text that the terminal shows. */
export type CheckedContent = {
  /** Null if there is an error before pages are rendered. */
  graph: Graph | null
  problems: readonly SiteProblem[]
  printed: string
  /** The cache for the next check. */
  memory: CheckedMemory
}

/** The cache of a check for texts and pages. */
export type CheckedMemory = CheckCache & Pick<LoadedContent, 'record' | 'validContent'>

/** Checks files as the command does, on the day of tests. */
export async function checkContent(raw: readonly RawEntry[], before?: CheckedMemory): Promise<CheckedContent> {
  const clock = { asOf: undefined, today: TODAY }
  const known = before ? { record: before.record, validContent: before.validContent } : {}
  const loaded = await linkContent({ raw, folder: 'content' }, consoleReporter({ isQuiet: true }), { site: SITE, clock, ...known })
  const checked = await checkLoaded(loaded, { site: SITE, code: CODE, before: before ?? NO_CHECK })
  const problems = sortProblems(locateProblems([...loaded.problems, ...checked.problems], raw))
  const texts = new Map(raw.flatMap((entry) => (entry.kind === 'text' ? [[entry.file, entry.text] as const] : [])))
  const memory = { ...checked.cache, record: loaded.record, validContent: loaded.validContent }
  return { graph: loaded.graph, problems, printed: formatProblems(problems, (file) => texts.get(file)), memory }
}
