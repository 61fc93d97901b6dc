import { resolve } from 'node:path'
import { codeKeysOf } from '../renderer/code-keys'
import type { Site } from '../renderer/define/site'
import { siteDay } from '../src/engine/content/link/site-day'
import type { CheckInput } from './check/content'
import { explanationOf } from './check/explain'
import { collectionsNamed, listText } from './check/list'
import { checkOnce } from './check/once'
import { type Checking, taskOf } from './check/options'
import { whileWatching } from './check/watch'
import { type CommandInput, EXIT, foldersOf, missingFolderMessage, reportUsageError } from './command'
import { loadContent } from './content'
import { consoleReporter } from './stage'
import { untilStopped } from './stop'

/** `npm run check`: finds everything that a build would refuse, and writes only into .cache/. */
export default async function check({ args, root, loadSite, codeKey, bundle }: CommandInput): Promise<number> {
  const task = taskOf(args, process.env.GITHUB_ACTIONS === 'true')
  if ('error' in task) return reportUsageError(task.error)
  const site = await loadSite()
  if (task.kind === 'explain') return explain(task.codes, site)
  const folders = foldersOf(root, task)
  const missing = missingFolderMessage(folders.content)
  if (missing !== undefined) return reportUsageError(missing)
  const input = { site, folders, bundle, clock: task.clock, code: codeKeysOf(site, codeKey) }
  if (task.kind === 'list') return list(input, task.names)
  const checking = { ...task, output: task.output && { ...task.output, file: resolve(root, task.output.file) } }
  return task.kind === 'watch' ? watch(input, checking) : checkOnce(input, checking)
}

function explain(codes: readonly string[], { model }: Site): number {
  const text = explanationOf(codes, model.problems)
  if (typeof text !== 'string') return reportUsageError(text.error)
  console.log(text)
  return EXIT.ok
}

async function list({ site, folders, clock }: CheckInput, names: readonly string[]): Promise<number> {
  const named = collectionsNamed(names, site.model.collections)
  if ('error' in named) return reportUsageError(named.error)
  const { entries, problems } = await loadContent(folders.content, consoleReporter({ isQuiet: true }), { site, clock })
  console.log(listText(named, { entries, problems, today: siteDay(entries, clock) }))
  return EXIT.ok
}

/** Clears a terminal and its scroll buffer. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H'

async function watch(input: CheckInput, checking: Checking): Promise<number> {
  const stop = new AbortController()
  void untilStopped().then(() => stop.abort())
  const run = async () => {
    if (process.stdout.isTTY) process.stdout.write(CLEAR)
    await checkOnce(input, checking)
    console.log('Watching for changes; Ctrl-C ends.')
  }
  await whileWatching(input.folders.content, run, stop.signal)
  return EXIT.ok
}
