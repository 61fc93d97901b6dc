import { codeKeysOf } from '../../renderer/code-keys'
import { shortHash } from '../../src/engine/content/hash'
import { type ProjectBudgets, readBudgets } from '../budgets'
import { type CommandInput, EXIT, reportUsageError } from '../command'
import { contentState } from '../content-state'
import { environmentOf } from '../environment.mjs'
import { readNotices } from '../licences/notices'
import { consoleReporter, type Reporter } from '../stage'
import { takeLock } from '../write/lock'
import type { BuildPart } from './build-input'
import { failBuild } from './fail-build'
import { inputsKey } from './inputs'
import { recordFolder } from './record'
import { type BuildOptions, type RequestedBuild, requestedBuild } from './requested-build'
import { printResult, writtenText } from './result'
import { buildSite } from './site-build'
import { unchangedBuild } from './unchanged'

/** Builds a site, or a share of it, with the options of a command. Returns the exit code. */
export async function runBuild(input: CommandInput, options: BuildOptions, part: BuildPart): Promise<number> {
  const started = performance.now()
  const asked = await requestedBuild(input, options, part)
  if ('error' in asked) return reportUsageError(asked.error)
  const limits = await readBudgets(input.root, input.site)
  if ('error' in limits) return failBuild(limits.error)
  const reporter = consoleReporter()
  const { cache, dist } = asked.folders
  const unlock = await takeLock(`${recordFolder(cache, dist)}.lock`, (holder) =>
    reporter.line(`Another build writes into ${dist} (process ${holder}). This one waits for its end.`),
  )
  try {
    return await buildOnce(input, { ...asked, limits, started }, reporter)
  } finally {
    await unlock()
  }
}

/** Builds what is asked for, unless the last build had the same inputs and its files are unchanged. */
async function buildOnce(
  { root, engine, site, scripts, codeKey, bundle }: CommandInput,
  { limits, clock, ...asked }: RequestedBuild & { limits: ProjectBudgets; started: number },
  reporter: Reporter,
): Promise<number> {
  const { part, folders, isPreview, siteAddress, skip, graphFile, compress, record, started } = asked
  // A build keeps the day on which it began.
  const { asOf, today } = clock
  const settings = site.settings(environmentOf(root))
  const notices = await readNotices(root, bundle.client)
  const others = { codeKey, asOf, today, settings, isPreview, siteAddress, limits: limits.text, notices: shortHash(notices.bytes), skip }
  const contentFiles = contentState(folders.content)
  const inputs = inputsKey(contentFiles, others)
  const isPlain = part.kind === 'whole' && graphFile === undefined && !compress
  const unchanged = isPlain ? await unchangedBuild(folders, inputs, record) : undefined
  if (unchanged === undefined) {
    const ofProject = { site, engine, root, scripts, bundle, code: codeKeysOf(site, codeKey), budgets: limits.budgets, settings, notices }
    return buildSite({ ...asked, ...ofProject, clock: { asOf, today }, inputs, contentFiles }, reporter)
  }
  reporter.line(`write      ${writtenText({ ...unchanged, written: 0, removed: 0 })}`)
  printResult({ ...unchanged, remark: 'nothing has changed since the last build' }, started, reporter)
  return EXIT.ok
}
