import { pages } from '../pages/index'
import { earlyLinkProblems } from '../renderer/checks/early-links'
import { formatProblems } from '../src/errors/format'
import { errorsIn, type SiteProblem } from '../src/errors/problem'
import type { Entries } from '../src/graph/entries'
import type { Graph } from '../src/graph/graph'
import { linkGraph } from '../src/graph/link'
import { locateProblems } from '../src/graph/locate'
import { parseEntries } from '../src/graph/parse'
import type { RawEntry } from '../src/graph/raw'
import { readContent } from '../src/graph/read'
import type { Clock } from './clock'
import type { Reporter } from './stage'

/** Content from disk to graph, with every problem on the way. */
export type LoadedContent = {
  /** Null where there is an error. */
  graph: Graph | null
  /** Errors and warnings. */
  problems: readonly SiteProblem[]
  /** Warnings that are not shown, as their files ask for. */
  waived: readonly SiteProblem[]
  raw: readonly RawEntry[]
  entries: Entries
}

export type LoadOptions = { clock: Clock; drafts?: boolean }

/** Reads, parses and links content; each is a stage of its own. */
export async function loadContent(folder: string, { stage }: Pick<Reporter, 'stage'>, options: LoadOptions): Promise<LoadedContent> {
  const raw = await stage(
    'read',
    () => readContent(folder),
    (files) => `${files.length} files`,
  )
  const parsed = await stage('parse', () => parseEntries(raw))
  const linked = await stage('link', () => linkGraph(parsed.value, { ...options.clock, drafts: options.drafts ?? false }))
  const graph = errorsIn(parsed.problems).length === 0 ? linked.value : null
  // Pages are rendered where there is a graph, and know their links then; else links are checked as far as they can be.
  const links = graph ? [] : earlyLinkProblems(parsed.value, pages)
  return { graph, problems: [...parsed.problems, ...linked.problems, ...links], waived: linked.waived, raw, entries: parsed.value }
}

/** All problems as one text, with the lines that they stand in. */
export function problemText(problems: readonly SiteProblem[], raw: readonly RawEntry[]): string {
  const texts = new Map(raw.flatMap((entry) => (entry.kind === 'text' ? [[entry.file, entry.text] as const] : [])))
  return formatProblems(locateProblems(problems, raw), (file) => texts.get(file))
}
