import { pages } from '../pages/index'
import { earlyLinkProblems } from '../renderer/checks/early-links'
import { errorsIn, type SiteProblem } from '../src/errors/problem'
import { prettyReport } from '../src/errors/report'
import { linkGraph } from '../src/graph/link'
import { parseEntries } from '../src/graph/parse'
import { type ParseRecord, parseRecordOf } from '../src/graph/parse-record'
import { readContent } from '../src/graph/read'
import type { Clock } from './clock'
import { type Reportable, reportOf } from './report'
import type { Reporter } from './stage'

/** Content from disk to graph, with every problem on the way: errors and warnings. */
export type LoadedContent = Reportable & {
  problems: readonly SiteProblem[]
  /** Warnings that are not shown, as their files ask for. */
  waived: readonly SiteProblem[]
  /** What the next run may start from. */
  record: ParseRecord
}

export type LoadOptions = { clock: Clock; drafts?: boolean; record?: ParseRecord }

/** Reads, parses and links content; each is a stage of its own. */
export async function loadContent(folder: string, { stage }: Pick<Reporter, 'stage'>, options: LoadOptions): Promise<LoadedContent> {
  const raw = await stage(
    'read',
    () => readContent(folder),
    (files) => `${files.length} files`,
  )
  const parsed = await stage('parse', () => parseEntries(raw, options.record))
  const linked = await stage('link', () => linkGraph(parsed.value, { ...options.clock, drafts: options.drafts ?? false }))
  const graph = errorsIn(parsed.problems).length === 0 ? linked.value : null
  // Pages are rendered where there is a graph, and know their links then; else links are checked as far as they can be.
  const links = graph ? [] : earlyLinkProblems(parsed.value, pages)
  const record = parseRecordOf(raw, parsed.value, parsed.problems)
  const problems = [...parsed.problems, ...linked.problems, ...links]
  return { graph, problems, waived: linked.waived, raw, entries: parsed.value, folder, clock: options.clock, record }
}

/** All problems as one text, with the lines that they stand in. */
export const problemText = (problems: readonly SiteProblem[], loaded: LoadedContent): string => prettyReport(reportOf({ problems }, loaded))
