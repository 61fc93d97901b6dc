import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readBudgets } from './budgets'
import { clockOf } from './clock'
import { type CommandInput, EXIT, foldersOf, isWithin, noFolder, optionsOf, outputObstacle, usage } from './command'
import { environmentOf } from './environment'
import { inputsKey } from './site-build/inputs'
import { buildRecord, recordFolder } from './site-build/record'
import { printResult, writtenText } from './site-build/result'
import { buildSite } from './site-build/site-build'
import { unchangedBuild } from './site-build/unchanged'
import { consoleReporter } from './stage'
import { takeLock } from './write/lock'

/** `npm run build`: makes dist/ from content. Errors in content stop it before anything is written. */
export default async function build({ args, root, site, scripts, codeKey }: CommandInput): Promise<number> {
  const options = optionsOf(args, ['content', 'out', 'as-of', 'graph'], ['compress'])
  if (!options) return usage('Usage: npm run build [-- --content FOLDER] [--out FOLDER] [--as-of DATE] [--graph FILE] [--compress]')
  const clock = clockOf(options['as-of'])
  if ('wrong' in clock) return usage(clock.wrong)
  const started = performance.now()
  const folders = foldersOf(root, options)
  const missing = noFolder(folders.content)
  if (missing !== undefined) return usage(missing)
  const graphFile = options.graph === undefined ? undefined : resolve(root, options.graph)
  if (graphFile !== undefined && [folders.dist, folders.content].some((folder) => isWithin(graphFile, folder)))
    return usage(`${graphFile} cannot take the graph: it lies in the content or among the files of the site.`)
  const obstacle = outputObstacle(root, folders)
  if (obstacle !== undefined) return usage(obstacle)
  const recordIn = recordFolder(folders.cache, folders.dist)
  const record = buildRecord(recordIn)
  const isOurs = folders.dist === foldersOf(root).dist || record.exists()
  // A build removes all other files from its folder. A folder that was named by mistake must not lose its files.
  if (!isOurs && (await readdir(folders.dist).catch(() => [])).length > 0)
    return usage(`${folders.dist} holds files, and no build made them. Name an empty folder.`)
  const limits = await readBudgets(root, site)
  if ('wrong' in limits) {
    console.error(`\n${limits.wrong}\nNothing was written.`)
    return EXIT.problems
  }
  const reporter = consoleReporter()
  const unlock = await takeLock(`${recordIn}.lock`, (holder) =>
    reporter.line(`Another build writes into ${folders.dist} (process ${holder}). This one waits for its end.`),
  )
  try {
    const settings = site.settings(environmentOf(root))
    const { asOf, today } = clock
    const inputs = inputsKey(folders.content, { codeKey, asOf, today, settings, limits: limits.text })
    const { compress = false } = options
    const unchanged = graphFile === undefined && !compress ? await unchangedBuild(folders, inputs, record) : undefined
    if (unchanged === undefined)
      return await buildSite(
        {
          site,
          scripts,
          codeKey,
          folders,
          clock: { asOf, today },
          settings,
          budgets: limits.budgets,
          graphFile,
          compress,
          record,
          inputs,
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
