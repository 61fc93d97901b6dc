import { type CommandInput, EXIT, reportUsageError } from '../command'
import { contentState } from '../content-state'
import { consoleReporter, type Reporter } from '../stage'
import { takeLock } from '../write/lock'
import type { BuildPart } from './build-input'
import { inputsKey, type NamedInputs, namedValues } from './inputs'
import { type BuildOptions, type RequestedBuild, requestedBuild } from './requested-build'
import { printResult, writtenText } from './result'
import { unchangedBuild } from './unchanged'

/** Builds a site, or a share of it, with the options of a command. Returns the exit code. */
export async function runBuild(input: CommandInput, options: BuildOptions, part: BuildPart): Promise<number> {
  const started = performance.now()
  const asked = await requestedBuild(input, options, part)
  if ('error' in asked) return reportUsageError(asked.error)
  const reporter = consoleReporter()
  const unlock = await takeLock(`${asked.last.folder}.lock`, (holder) =>
    reporter.line(`Another build writes into ${asked.folders.dist} (process ${holder}). This one waits for its end.`),
  )
  try {
    return await buildOnce(input, { ...asked, started }, reporter)
  } finally {
    await unlock()
  }
}

/**
 * Builds what is asked for, unless the last build had the same inputs and its files are unchanged. The code of the site, and all that only
 * a build needs, is loaded after that: it takes longer than to see that nothing has changed.
 */
async function buildOnce(input: CommandInput, asked: RequestedBuild & { started: number }, reporter: Reporter): Promise<number> {
  const { part, folders, isPreview, siteAddress, skip, graphFile, compress, last, started } = asked
  // A build keeps the day on which it began.
  const { asOf, today } = asked.clock
  const contentFiles = contentState(folders.content)
  const others = { codeKey: input.codeKey, asOf, today, isPreview, siteAddress, skip }
  const keyNow = async (read: NamedInputs) => inputsKey(contentFiles, others, await namedValues(input.root, read))
  const isPlain = part.kind === 'whole' && graphFile === undefined && !compress
  const unchanged = isPlain ? await unchangedBuild(folders, keyNow, last) : undefined
  if (unchanged === undefined) {
    const { buildChanged } = await import('./changed')
    return buildChanged(input, { ...asked, clock: { asOf, today }, contentFiles, keyNow }, reporter)
  }
  reporter.line(`write      ${writtenText({ ...unchanged, written: 0, removed: 0 })}`)
  printResult({ ...unchanged, remark: 'nothing has changed since the last build' }, started, reporter)
  return EXIT.ok
}
