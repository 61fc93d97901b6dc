import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorsIn } from '../../src/engine/problems/problem'
import { omissionNotes, type Report } from '../../src/engine/problems/problem-report'
import { EXIT, reportUsageError } from '../command'
import type { LoadedContent } from '../content'
import { writeSlugTypes } from '../graph-files'
import { reportOf } from '../located-report'
import { scheduleLines } from '../schedule'
import { seconds } from '../stage'
import { type CheckInput, checkContent } from './content'
import { isInScope, narrowed, type Scope, scopeOf } from './narrow'
import type { Checking } from './options'
import { reportText, showReport } from './show'

/** Checks content and shows the problems; the exit code depends on the problems shown. */
export async function checkOnce(input: CheckInput, { paths, format, output, isStrict }: Checking): Promise<number> {
  const started = performance.now()
  const loaded = await checkContent(input)
  const known = [...loaded.raw.map(({ file }) => file), ...loaded.problems.map(({ place }) => place.file)]
  const scope = scopeOf(paths, loaded.folder, known)
  if ('error' in scope) return reportUsageError(scope.error)
  const waived = loaded.waived.filter(({ place }) => isInScope(place.file, scope))
  const report = reportOf({ ...narrowed(loaded.problems, scope), waived }, loaded)
  showReport(report, format)
  if (output) await writeReport(output.file, reportText(report, output.format))
  if (input.folders.isOwnContent && loaded.graph && errorsIn(loaded.problems).length === 0)
    await writeSlugTypes(input.folders.cache, loaded.graph)
  if (errorsIn(report.problems).length > 0 || (isStrict && report.problems.length > 0)) return EXIT.problems
  const forPeople = format === 'pretty' || format === 'github'
  if (forPeople) for (const line of successLines(report, loaded, { scope, time: performance.now() - started })) console.log(line)
  return EXIT.ok
}

async function writeReport(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** The scope of a check, and the time that it took. */
type Done = { scope: Scope; time: number }

/** The lines to print if there is no error: what the site leaves out, how many files are valid, and remarks on the limits of that. */
function successLines(report: Report, { graph, raw }: LoadedContent, { scope, time }: Done): string[] {
  const files = raw.filter(({ file }) => isInScope(file, scope)).length
  const hasWarnings = report.problems.length > 0
  const verdict = hasWarnings ? (files === 1 ? 'has no errors' : 'have no errors') : files === 1 ? 'is right' : 'are right'
  return [
    ...(graph && scope.length === 0 ? scheduleLines(graph) : []),
    `${files} ${files === 1 ? 'file' : 'files'} ${verdict} (${seconds(time)}).`,
    // With warnings, the remarks have been printed below them already.
    ...(hasWarnings ? [] : omissionNotes(report)),
  ]
}
