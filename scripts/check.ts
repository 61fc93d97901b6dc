import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { errorsIn } from '../src/errors/problem'
import { remarksOn } from '../src/errors/report'
import { siteDay } from '../src/graph/site-day'
import { type CheckInput, checkContent } from './check/content'
import { explanationOf } from './check/explain'
import { collectionsNamed, listText } from './check/list'
import { isInScope, narrowed, type Scope, scopeOf } from './check/narrow'
import { type Checking, type CheckTask, taskOf } from './check/options'
import { reportText, showReport } from './check/show'
import { whileWatching } from './check/watch'
import { type CommandInput, EXIT, foldersOf, noFolder, usage } from './command'
import { type LoadedContent, loadContent } from './content'
import { writeGraphFiles } from './graph-files'
import { reportOf } from './report'
import { scheduleLines } from './schedule'
import { consoleReporter, seconds } from './stage'

/** `npm run check`: everything that a build would refuse, without writing anything. */
export default async function check({ args, root, codeKey }: CommandInput): Promise<number> {
  const task = taskOf(args, process.env.GITHUB_ACTIONS === 'true')
  if ('wrong' in task) return usage(task.wrong)
  if (task.kind === 'explain') return explain(task.codes)
  const folders = foldersOf(root, task)
  const missing = noFolder(folders.content)
  if (missing !== undefined) return usage(missing)
  const input = { folders, clock: task.clock, codeKey }
  if (task.kind === 'list') return list(input, task)
  return task.kind === 'watch' ? watch(input, task) : checkOnce(input, task)
}

function explain(codes: readonly string[]): number {
  const text = explanationOf(codes)
  if (typeof text !== 'string') return usage(text.wrong)
  console.log(text)
  return EXIT.ok
}

async function list({ folders, clock }: CheckInput, { names }: Extract<CheckTask, { kind: 'list' }>): Promise<number> {
  const named = collectionsNamed(names)
  if ('wrong' in named) return usage(named.wrong)
  const { entries } = await loadContent(folders.content, consoleReporter(true), { clock })
  console.log(listText(entries, named, siteDay(entries, clock)))
  return EXIT.ok
}

async function checkOnce(input: CheckInput, checking: Checking): Promise<number> {
  const started = performance.now()
  const loaded = await checkContent(input)
  const files = loaded.raw.map(({ file }) => file)
  const scope = scopeOf(checking.paths, loaded.folder, [...files, ...loaded.problems.map(({ place }) => place.file)])
  if ('wrong' in scope) return usage(scope.wrong)
  const { problems, elsewhere } = narrowed(loaded.problems, scope)
  const report = reportOf({ problems, elsewhere }, loaded)
  showReport(report, checking.format)
  if (checking.output) await writeFile(resolve(checking.output.file), reportText(report, checking.output.format))
  if (input.folders.isOwnContent && loaded.graph && errorsIn(loaded.problems).length === 0)
    await writeGraphFiles(input.folders.cache, loaded.graph)
  if (errorsIn(problems).length > 0 || (checking.isStrict && problems.length > 0)) return EXIT.problems
  if (checking.format === 'pretty' || checking.format === 'github')
    for (const line of rightLines(
      { loaded, scope, isSilent: problems.length > 0, elsewhere: remarksOn(report) },
      performance.now() - started,
    ))
      console.log(line)
  return EXIT.ok
}

type Right = { loaded: LoadedContent; scope: Scope; isSilent: boolean; elsewhere: readonly string[] }

/** What to say where nothing has to be corrected: what is not shown and why, how much is right, and what that does not cover. */
function rightLines({ loaded: { graph, raw }, scope, isSilent, elsewhere }: Right, time: number): string[] {
  const right = raw.filter(({ file }) => isInScope(file, scope)).length
  return [
    ...(graph && scope.length === 0 ? scheduleLines(graph) : []),
    `${right} ${right === 1 ? 'file is' : 'files are'} right (${seconds(time).trim()}).`,
    // Where warnings are shown, these stand below them.
    ...(isSilent ? [] : elsewhere),
  ]
}

async function watch(input: CheckInput, checking: Checking): Promise<number> {
  const stopped = new Promise<void>((stop) => void process.once('SIGINT', () => stop()).once('SIGTERM', () => stop()))
  const run = async () => {
    if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[3J\u001b[H')
    await checkOnce(input, checking)
    console.log('Watching for changes; Ctrl-C ends.')
  }
  await whileWatching(input.folders.content, run, stopped)
  return EXIT.ok
}
