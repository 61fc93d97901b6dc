import { locateProblems } from '../src/engine/content/link/locate'
import { siteDay } from '../src/engine/content/link/site-day'
import type { CoreGraph } from '../src/engine/content/model/graph'
import type { Entries } from '../src/engine/content/parse/entries'
import type { RawEntry } from '../src/engine/content/read/raw-entry'
import type { SiteProblem } from '../src/engine/problems/problem'
import type { Report } from '../src/engine/problems/problem-report'
import type { Clock } from './clock'
import { type Rules, relativePathWithin, toPosixPath } from './files/paths.mjs'

/** The path of a folder as terminals, GitHub and SARIF show it: from the working directory, or absolute if it is elsewhere. */
export const shownFolder = (folder: string, from: string, paths?: Rules): string =>
  relativePathWithin(folder, from, paths) ?? toPosixPath(folder, paths)

/** What a report needs of content. */
export type Reportable = {
  /** Null if there is an error. */
  graph: CoreGraph | null
  raw: readonly RawEntry[]
  entries: Entries
  /** The folder that it was read from. */
  folder: string
  clock: Clock
}

/** The folder that paths start from. On GitHub it is that of the repository, in which the project may be a folder. */
const startOfPaths = () => process.env.GITHUB_WORKSPACE || process.cwd()

type Reported = { problems: readonly SiteProblem[]; elsewhere?: readonly SiteProblem[]; waived?: readonly SiteProblem[] }

/** Makes a report: each problem gets its line, and a path that a terminal can open. */
export function reportOf({ problems, elsewhere = [], waived = [] }: Reported, content: Reportable): Report {
  const { raw, entries, graph, folder, clock } = content
  const shown = shownFolder(folder, startOfPaths())
  const fileOf = (file: string) => (shown === '' ? file : `${shown}/${file}`)
  const texts = new Map(raw.flatMap((entry) => (entry.kind === 'text' ? [[fileOf(entry.file), entry] as const] : [])))
  const named = (items: readonly SiteProblem[]) =>
    locateProblems(items, raw).map((item) => ({ ...item, place: { ...item.place, file: fileOf(item.place.file) } }))
  return {
    problems: named(problems),
    catalogue: entries.model.problems,
    elsewhere,
    waived,
    sourceOf: (file) => texts.get(file)?.text,
    asOf: siteDay(entries, clock),
    isComplete: graph !== null,
  }
}
