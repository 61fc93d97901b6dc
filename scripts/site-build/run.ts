import { resolve } from 'node:path'
import { codeKeysOf } from '../../renderer/code-keys'
import { outputsOf } from '../../renderer/outputs-of'
import { shortHash } from '../../src/engine/content/hash'
import { readBudgets } from '../budgets'
import { clockOf } from '../clock'
import { type CommandInput, EXIT, type Folders, foldersOf, noFolder, type OptionsOf, outputObstacle, usage } from '../command'
import { contentState } from '../content-state'
import { environmentOf } from '../environment.mjs'
import { isWithin } from '../files/paths.mjs'
import { namesIn } from '../files/read-text'
import { readNotices } from '../licences/notices'
import { filesFolder, hasRecord } from '../shares/share'
import { consoleReporter } from '../stage'
import { takeLock } from '../write/lock'
import type { BuildPart } from './build-input'
import { inputsKey } from './inputs'
import { previewAddress } from './preview'
import { type BuildRecord, buildRecord, recordFolder } from './record'
import { printResult, writtenText } from './result'
import { buildSite } from './site-build'
import { skippedNames } from './skip'
import { stopped } from './stopped'
import { unchangedBuild } from './unchanged'

/** The options that the commands that build have in common. */
type BuildOptions = OptionsOf<'merge'>

/** Builds a site, or a share of it, with the options of a command. Returns the exit code. */
export async function runBuild(input: CommandInput, options: BuildOptions, part: BuildPart): Promise<number> {
  const { root, engine, site, scripts, codeKey } = input
  const isPreview = options.drafts === true
  const siteAddress = isPreview ? previewAddress(input.siteAddress) : input.siteAddress
  const clock = clockOf(options['as-of'])
  if ('wrong' in clock) return usage(clock.wrong)
  const skipped = skippedNames(options.skip, outputsOf(site))
  if ('wrong' in skipped) return usage(skipped.wrong)
  const { skip } = skipped
  const started = performance.now()
  const named = foldersOf(root, options)
  const folders = part.kind === 'shard' ? { ...named, dist: filesFolder(part.folder) } : named
  const missing = noFolder(folders.content)
  if (missing !== undefined) return usage(missing)
  const graphFile = options.graph === undefined ? undefined : resolve(root, options.graph)
  if (graphFile !== undefined && [folders.dist, folders.content].some((folder) => isWithin(graphFile, folder)))
    return usage(`${graphFile} cannot take the graph: it lies in the content or among the files of the site.`)
  const recordIn = recordFolder(folders.cache, folders.dist)
  const record = buildRecord(recordIn)
  const obstacle = await obstacleOf(root, folders, { part, record })
  if (obstacle !== undefined) return usage(obstacle)
  const limits = await readBudgets(root, site)
  if ('wrong' in limits) return stopped(limits.wrong)
  const reporter = consoleReporter()
  const unlock = await takeLock(`${recordIn}.lock`, (holder) =>
    reporter.line(`Another build writes into ${folders.dist} (process ${holder}). This one waits for its end.`),
  )
  try {
    const settings = site.settings(environmentOf(root))
    const { asOf, today } = clock
    const notices = await readNotices(root, input.bundle.client)
    const others = { codeKey, asOf, today, settings, isPreview, siteAddress, limits: limits.text, notices: shortHash(notices.bytes), skip }
    const contentFiles = contentState(folders.content)
    const inputs = inputsKey(contentFiles, others)
    const { compress = false } = options
    const isPlain = part.kind === 'whole' && graphFile === undefined && !compress
    const unchanged = isPlain ? await unchangedBuild(folders, inputs, record) : undefined
    if (unchanged === undefined)
      return await buildSite(
        {
          site,
          engine,
          root,
          scripts,
          code: codeKeysOf(site, codeKey),
          folders,
          bundle: input.bundle,
          part,
          clock: { asOf, today },
          isPreview,
          settings,
          siteAddress,
          budgets: limits.budgets,
          notices,
          graphFile,
          compress,
          skip,
          record,
          inputs,
          contentFiles,
          started,
        },
        reporter,
      )
    reporter.line(`write      ${writtenText({ ...unchanged, written: 0, removed: 0 })}`)
    printResult(unchanged, started, 'nothing has changed since the last build', reporter)
    return EXIT.ok
  } finally {
    await unlock()
  }
}

/** The reason why a build may not write into its folder, or undefined. */
async function obstacleOf(
  root: string,
  folders: Folders,
  { part, record }: { part: BuildPart; record: BuildRecord },
): Promise<string | undefined> {
  const taken = part.kind === 'shard' ? [part.folder, folders.dist] : [folders.dist]
  const obstacle = taken.map((dist) => outputObstacle(root, { ...folders, dist })).find((text) => text !== undefined)
  if (obstacle !== undefined) return obstacle
  const [folder = folders.dist] = taken
  const isOurs = folder === foldersOf(root).dist || record.exists() || hasRecord(folder)
  // A build removes all other files from its folder. A folder that was named by mistake must not lose its files.
  if (!isOurs && (await namesIn(folder)).length > 0) return `${folder} holds files, and no build made them. Name an empty folder.`
  return undefined
}
