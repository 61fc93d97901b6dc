import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, resolve } from 'node:path'
import { builtAssets } from '../renderer/assets'
import { buildPages, checkPages, type PageRecord, recordOf } from '../renderer/build-pages'
import { createContext } from '../renderer/context'
import { emitAll, type SitePage } from '../renderer/emit'
import { keyOf } from '../renderer/key'
import { outputsOf } from '../renderer/outputs-of'
import { planPages } from '../renderer/plan'
import { reservedBy } from '../renderer/reserved'
import { createStyles } from '../renderer/styles/styles'
import { countOf } from '../src/engine/problems/format'
import { errorsIn, type SiteProblem } from '../src/engine/problems/problem'
import { readAssets, readManifest } from './assets'
import { readBudgets } from './budgets'
import { clockOf } from './clock'
import { type CommandInput, EXIT, foldersOf, isWithin, noFolder, optionsOf, outputObstacle, usage } from './command'
import { type CompressRecord, compressedPaths, compressFiles } from './compressed'
import { loadContent, problemText } from './content'
import { environmentOf } from './environment'
import { writeGraphLines, writeSlugTypes } from './graph-files'
import { scheduleLines } from './schedule'
import { scriptSizes, sizesText } from './script-sizes'
import { consoleReporter, kilobytes, seconds } from './stage'
import { reportWeights } from './weight-report'
import { readJson, type WriteRecord, writeFiles } from './write'

/** The record of a build, from which the next one starts. */
type BuildRecord = { files: WriteRecord; kept: WriteRecord; pages: PageRecord; compressed: CompressRecord }

/** Number of files that are made at one time: each picture uses a core, and Node runs at most four at a time. */
const AT_ONCE = Math.min(availableParallelism(), 4)

/** The page that took the longest time to render. */
type Slowest = { address: string; time: number }

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
  const recordFile = `${folders.cache}/builds/${keyOf(folders.dist)}.json`
  const isOurs = folders.dist === foldersOf(root).dist || existsSync(recordFile)
  // A build removes all other files from its folder. A folder that was named by mistake must not lose its files.
  if (!isOurs && (await readdir(folders.dist).catch(() => [])).length > 0)
    return usage(`${folders.dist} holds files, and no build made them. Name an empty folder.`)
  const limits = await readBudgets(root, site)
  if ('wrong' in limits) {
    console.error(`\n${limits.wrong}\nNothing was written.`)
    return EXIT.problems
  }
  const reporter = consoleReporter()
  const { stage, line } = reporter

  const loaded = await loadContent(folders.content, reporter, { site, clock })
  const { graph, problems } = loaded
  const stop = (found: readonly SiteProblem[]) => {
    console.error(`\n${problemText(found, loaded)}\nNothing was written.`)
    return EXIT.problems
  }
  if (!graph) return stop(problems)
  if (folders.isOwnContent) await writeSlugTypes(folders.cache, graph)

  const plan = await stage(
    'plan',
    () => planPages(site, graph),
    ({ value }) => `${value.length} pages`,
  )
  const { files = {}, kept = {}, pages: rendered = {}, compressed: before = {} } = (await readJson<Partial<BuildRecord>>(recordFile)) ?? {}
  const manifest = await readManifest(folders.client)
  const styles = createStyles(site.theme.styles)
  const assetsOfPages = builtAssets(manifest, { loader: scripts.loader, styles })
  const context = createContext(site, { graph, assets: assetsOfPages, codeKey, styles })
  let slowest: Slowest = { address: '', time: 0 }
  const pages = await stage('render', (progress) => {
    const made: SitePage[] = []
    let last = performance.now()
    for (const page of buildPages(plan.value, context, rendered)) {
      made.push(page)
      const now = performance.now()
      if (now - last > slowest.time) slowest = { address: page.address, time: now - last }
      last = now
      progress(made.length, plan.value.length)
    }
    return made
  })
  const checked = await stage('check', () => checkPages(pages, site.parts, graph))
  const found = [...plan.problems, ...checked.problems]
  if (errorsIn(found).length > 0) return stop([...problems, ...found])

  if (graphFile !== undefined) await stage('graph', () => writeGraphLines(graphFile, graph))
  const assets = await readAssets(folders)
  const output = {
    graph,
    pages,
    assets,
    styles,
    settings: site.settings(environmentOf(root)),
    reserved: reservedBy(site.outputs, graph),
    codeKey,
  }
  const written = await stage(
    'write',
    () =>
      writeFiles({
        outDir: folders.dist,
        stagingDir: `${folders.cache}/staging-${process.pid}`,
        files: emitAll(output, outputsOf(site)),
        before: { record: files, kept },
        beside: options.compress ? compressedPaths(before) : [],
        atOnce: AT_ONCE,
      }),
    (report) => `${report.written} written, ${report.removed} removed, ${report.files - report.written} unchanged`,
  )
  const compressed: CompressRecord = options.compress
    ? await stage(
        'compress',
        () => compressFiles({ dist: folders.dist, files: written.record, before, atOnce: AT_ONCE }),
        ({ made }) => `${made} compressed`,
      ).then(({ record }) => record)
    : {}
  await mkdir(dirname(recordFile), { recursive: true })
  await writeFile(
    recordFile,
    JSON.stringify({ files: written.record, kept: written.kept, pages: recordOf(pages), compressed } satisfies BuildRecord),
  )
  line(
    `\n${pages.length} pages, ${written.files} files, ${kilobytes(written.bytes)} in ${seconds(performance.now() - started)}; slowest page ${slowest.address} (${slowest.time.toFixed(0)} ms)`,
  )
  for (const text of scheduleLines(graph)) line(text)
  const sizes = await scriptSizes(assets, `${folders.cache}/script-sizes.json`)
  line(sizesText({ manifest, scripts }, sizes))
  const addresses = pages.map(({ address }) => address)
  const weights = { manifest, scripts, sizes, addresses, dist: folders.dist, files: written.record, routes: site.routes }
  for (const text of await reportWeights(weights, limits.budgets, `${folders.cache}/weights/${keyOf(folders.dist)}.json`)) line(text)
  const warnings = [...problems, ...found]
  if (warnings.length > 0) line(`${countOf(warnings)}; \`npm run check\` shows ${warnings.length === 1 ? 'it' : 'them'}.`)
  return EXIT.ok
}
