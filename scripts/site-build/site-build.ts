import { availableParallelism } from 'node:os'
import { builtAssets } from '../../renderer/assets'
import { checkPages, recordOf } from '../../renderer/build-pages'
import { sharedData } from '../../renderer/context'
import type { Budgets } from '../../renderer/define/budgets'
import { emitAll } from '../../renderer/emit'
import { contentOfPages } from '../../renderer/outputs/content-of-pages'
import { siteManifest } from '../../renderer/outputs/site-manifest'
import { outputsOf } from '../../renderer/outputs-of'
import { planPages } from '../../renderer/plan'
import { reservedBy } from '../../renderer/reserved'
import { createStyles } from '../../renderer/styles/styles'
import { mapBounded } from '../../src/engine/lib/bounded'
import { countOf } from '../../src/engine/problems/format'
import { errorsIn, type SiteProblem } from '../../src/engine/problems/problem'
import { readAssets, readManifest } from '../assets'
import type { Clock } from '../clock'
import { type CommandInput, EXIT, type Folders } from '../command'
import { type CompressRecord, compressedPaths, compressFiles } from '../compressed'
import { loadContent, problemText } from '../content'
import { writeGraphLines, writeSlugTypes } from '../graph-files'
import { scheduleLines } from '../schedule'
import { scriptSizes, sizesText } from '../script-sizes'
import { makeShare } from '../shares/make-share'
import { originOf } from '../shares/origin'
import { isOwn, type Shard } from '../shares/shard'
import { NO_SHARES, openShares } from '../shares/shares'
import type { Reporter } from '../stage'
import { textStore } from '../store/text-store'
import { reportWeights } from '../weight-report'
import { openPool, type WorkerPool } from '../workers/pool'
import { openWriter, type Writer } from '../write/writer'
import { parseAhead } from './parse-ahead'
import { type BuildRecord, stagingFolder, weightsFile } from './record'
import { type RenderedSite, renderSite } from './render-stage'
import { printResult, printShare, writtenText } from './result'

/** Number of files that are made at one time: each picture uses a core, and Node runs at most four at a time. */
const AT_ONCE = Math.min(availableParallelism(), 4)

/** What is made: a whole site, the share of a shard in a folder, or a whole site from the shares in folders. */
export type BuildPart = { kind: 'whole' } | { kind: 'shard'; shard: Shard; folder: string } | { kind: 'joined'; folders: readonly string[] }

export type SiteBuild = Pick<CommandInput, 'site' | 'scripts' | 'codeKey'> & {
  folders: Folders
  part: BuildPart
  clock: Clock
  /** The settings of the outputs of the site. */
  settings: unknown
  /** The limits for sizes. */
  budgets: Budgets
  /** Whether files are compressed, too. */
  compress: boolean
  /** The file that gets the graph, if it is asked for. */
  graphFile: string | undefined
  record: BuildRecord
  /** The key of everything that the site is made from; undefined where it is not known for certain. */
  inputs: string | undefined
  /** When the build began. */
  started: number
}

/** Makes a site from its content, stage by stage. Returns the exit code. Errors in content stop it before anything is written. */
export async function buildSite(build: SiteBuild, reporter: Reporter): Promise<number> {
  const { folders, record } = build
  const before = { files: await record.files(), compressed: await record.compressed() }
  const writer = await openWriter({
    outDir: folders.dist,
    stagingDir: stagingFolder(folders.cache, folders.dist),
    before: before.files,
    beside: build.compress ? compressedPaths(before.compressed) : [],
  })
  const pool = openPool(folders.server)
  try {
    return await buildWith({ writer, pool, compressedBefore: before.compressed }, build, reporter)
  } finally {
    await Promise.all([pool.close(), writer.close()])
  }
}

/** What is open while a site is built, and what was compressed last time. */
type Open = { writer: Writer; pool: WorkerPool; compressedBefore: CompressRecord }

async function buildWith({ writer, pool, compressedBefore }: Open, build: SiteBuild, reporter: Reporter): Promise<number> {
  const { site, codeKey, folders, record, settings, part } = build
  const { stage } = reporter
  const texts = textStore(folders, codeKey)
  const parsed = await texts.read()
  const loaded = await loadContent(folders.content, reporter, {
    site,
    clock: build.clock,
    recordFor: (raw, context) => parseAhead(raw, { record: parsed, context }, pool),
  })
  await texts.write(loaded.record, parsed)
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
  const manifest = await readManifest(folders.client)
  const styles = createStyles(site.theme.styles)
  const assetsOfPages = builtAssets(manifest, { loader: build.scripts.loader, styles })
  const data = { shared: sharedData(site, graph), assets: assetsOfPages, codeKey }
  const known = await record.pages()
  const origin = () => originOf({ raw: loaded.raw, graph, codeKey, settings })
  const shares = part.kind === 'joined' ? await stage('shares', () => openShares(part.folders, origin())) : NO_SHARES
  if ('wrong' in shares) return refuse(shares.wrong)
  const add: Writer['add'] = (file) => writer.add(shares.take(file))
  // Links are checked when shares are joined; all other errors stop a share here.
  if (part.kind === 'shard' && errorsIn(plan.problems).length > 0) return stop([...problems, ...plan.problems])
  const planned = part.kind === 'shard' ? plan.value.filter(({ address }) => isOwn(address, part.shard)) : plan.value
  const { pages, slowest } = await stage('render', (progress) =>
    renderSite(planned, { site, data, styles, record: shares.pages ?? known, writer: { add }, pool }, progress),
  )
  const lack = shares.lackOf(pages)
  if (lack.length > 0) return refuse(lack)
  const assets = await readAssets(folders)
  const output = { graph, pages, assets, styles, settings, reserved: reservedBy(site.outputs, graph), codeKey }
  const outputs = outputsOf(site)
  if (part.kind === 'shard') {
    const share = { ...part, origin: origin(), output, outputs, writer, atOnce: AT_ONCE }
    const { files, ...written } = await stage('write', () => makeShare(share), writtenText)
    await record.save({
      files: { record: written.record, kept: written.kept },
      compressed: {},
      pages: recordOf(pages),
      before: known,
      result: undefined,
    })
    printShare({ ...part, pages: pages.length, of: plan.value.length, files }, build.started, reporter)
    return EXIT.ok
  }
  const checked = await stage('check', () => checkPages(pages, site.parts, graph))
  const found = [...plan.problems, ...checked]
  if (errorsIn(found).length > 0) return stop([...problems, ...found])

  const { graphFile } = build
  if (graphFile !== undefined) await stage('graph', () => writeGraphLines(graphFile, graph))
  const written = await stage(
    'write',
    async () => {
      await mapBounded(emitAll(output, outputs), AT_ONCE, add)
      return writer.finish((files) => siteManifest(files, contentOfPages(pages, graph, site.model)))
    },
    writtenText,
  )
  const compressed = build.compress ? await compress({ dist: folders.dist, files: written.record, before: compressedBefore }, stage) : {}
  const bundle = { manifest, scripts: build.scripts }
  const sizes = await scriptSizes(assets, `${folders.cache}/script-sizes.json`)
  const weights = await weightsOf(build, { ...bundle, sizes, addresses: pages.map(({ address }) => address), files: written.record })
  const linesWith = (some: readonly string[]) => [
    ...scheduleLines(graph),
    sizesText(bundle, sizes),
    ...some,
    ...warningLines([...problems, ...found]),
  ]
  const result = { pages: pages.length, bytes: written.bytes }
  await record.save({
    files: { record: written.record, kept: written.kept },
    compressed,
    pages: recordOf(pages),
    before: known,
    result: build.inputs === undefined ? undefined : { ...result, lines: linesWith(weights.standing), inputs: build.inputs },
  })
  printResult({ ...result, lines: linesWith(weights.lines), files: written.files }, build.started, remarkOn(part, slowest), reporter)
  return EXIT.ok
}

/** What is remarkable about a build: its shares, or the page that took the longest time. */
const remarkOn = (part: BuildPart, { address, time }: RenderedSite['slowest']) =>
  part.kind === 'joined' ? `shares joined: ${part.folders.length}` : `slowest page ${address} (${time.toFixed(0)} ms)`

/** Says what is wrong with shares. */
function refuse(wrong: readonly string[]): number {
  console.error(`\n${wrong.join('\n')}\nNothing was written.`)
  return EXIT.problems
}

const warningLines = (warnings: readonly SiteProblem[]) =>
  warnings.length > 0 ? [`${countOf(warnings)}; \`npm run check\` shows ${warnings.length === 1 ? 'it' : 'them'}.`] : []

/** Compresses the files of a site, as a stage. */
async function compress(input: Omit<Parameters<typeof compressFiles>[0], 'atOnce'>, stage: Reporter['stage']): Promise<CompressRecord> {
  const done = await stage(
    'compress',
    () => compressFiles({ ...input, atOnce: AT_ONCE }),
    ({ made }) => `${made} compressed`,
  )
  return done.record
}

type Written = Omit<Parameters<typeof reportWeights>[0], 'dist' | 'routes'>

/** What grew since the last build, and what is over its limit. */
const weightsOf = ({ site, budgets, folders: { cache, dist } }: SiteBuild, written: Written) =>
  reportWeights({ ...written, dist, routes: site.routes }, budgets, weightsFile(cache, dist))
