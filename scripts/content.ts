import { formatProblems } from '../src/errors/format'
import type { SiteProblem } from '../src/errors/problem'
import type { Graph } from '../src/graph/graph'
import { linkGraph } from '../src/graph/link'
import { locateProblems } from '../src/graph/locate'
import { parseEntries } from '../src/graph/parse'
import type { RawEntry } from '../src/graph/raw'
import { readContent } from '../src/graph/read'
import type { Reporter } from './stage'

/** Content from disk to graph, with every problem on the way. */
export type LoadedContent = { graph: Graph | null; problems: readonly SiteProblem[]; raw: readonly RawEntry[] }

/** The day of the build, for content without an editorial date. */
const today = () => new Date().toISOString().slice(0, 10)

/** Reads, parses and links content; each is a stage of its own. */
export async function loadContent(folder: string, { stage }: Pick<Reporter, 'stage'>): Promise<LoadedContent> {
  const raw = await stage(
    'read',
    () => readContent(folder),
    (files) => `${files.length} files`,
  )
  const parsed = await stage('parse', () => parseEntries(raw))
  const linked = await stage('link', () => linkGraph(parsed.value, { today: today() }))
  return { graph: parsed.problems.length === 0 ? linked.value : null, problems: [...parsed.problems, ...linked.problems], raw }
}

/** All problems as one text, with the lines that they stand in. */
export function problemText(problems: readonly SiteProblem[], raw: readonly RawEntry[]): string {
  const texts = new Map(raw.flatMap((entry) => (entry.kind === 'text' ? [[entry.file, entry.text] as const] : [])))
  return formatProblems(locateProblems(problems, raw), (file) => texts.get(file))
}
