import { checkPages, type RenderedPage, recordOf, targetsKey } from '../../renderer/build-pages'
import { pagesToCheck } from '../../renderer/checks/pages-to-check'
import { keyOfPart } from '../../renderer/code-keys'
import type { Output, OutputContext } from '../../renderer/emit'
import { keyOf } from '../../renderer/key'
import { contentOfPages } from '../../renderer/outputs/content-of-pages'
import { siteManifest } from '../../renderer/outputs/site-manifest'
import { countOf } from '../../src/engine/problems/format'
import { errorsIn, required, type SiteProblem } from '../../src/engine/problems/problem'
import type { readManifest } from '../assets'
import { EXIT } from '../command'
import { type LoadedContent, problemText } from '../content'
import { writeGraphLines } from '../graph-files'
import { scheduleLines } from '../schedule'
import { scriptSizes, sizesText } from '../script-sizes'
import type { Reporter } from '../stage'
import type { OutputRecord } from '../store/incremental-outputs'
import type { PageCache } from '../store/page-cache'
import type { Writer } from '../write/writer'
import type { SiteBuild } from './build-input'
import { type CompressRecord, compressFiles } from './compressed'
import type { Emission } from './emission'
import { failBuild } from './fail-build'
import { lostLines } from './lost-pages'
import { weightsFile } from './record'
import type { RenderedSite } from './render-stage'
import { printResult, writtenText } from './result'
import { keptOfSkipped, skippedLines } from './skip'
import { reportWeights } from './weight-report'

/** A site whose pages are rendered, and all that is needed to write it. */
type FinishInput = {
  build: SiteBuild
  loaded: LoadedContent
  /** What was found before pages were rendered. */
  problems: readonly SiteProblem[]
  manifest: Awaited<ReturnType<typeof readManifest>>
  /** The cache for pages of the last build into the same folder, and the plans of this one. */
  known: PageCache
  plans: PageCache['plans']
  /** The cache of outputs, complete once their files are made. */
  outputsNow: () => OutputRecord
  slowest: RenderedSite['slowest']
  output: OutputContext
  /** The pages of the output, with their reports. */
  pages: readonly RenderedPage[]
  outputs: readonly Output[]
  /** Makes the files of outputs; the early ones have been made. */
  emission: Emission
  writer: Writer
  compressedBefore: CompressRecord
  /** Number of files that are made at one time. */
  concurrency: number
}

/** Checks the pages of a site, writes it, weighs it, and stores its record. Returns the exit code. */
export async function finishSite(input: FinishInput, reporter: Reporter): Promise<number> {
  const { build, loaded, known, plans, output, pages, writer, concurrency } = input
  const { site, folders, graphFile } = build
  const { graph, assets } = output
  const { stage } = reporter
  const targets = targetsKey(keyOf(plans.key, keyOfPart(build.code, site.parts)), pages, { ...output, leftOut: site.leftOut?.(graph) })
  const checked = await stage('check', () => checkPages({ pages, checked: pagesToCheck(pages, targets, known) }, site, output))
  const problems = [...input.problems, ...checked]
  if (errorsIn(problems).length > 0) return failBuild(problemText(problems, loaded))
  if (graphFile !== undefined) await stage('graph', () => writeGraphLines(graphFile, graph))
  const isSkipped = ({ name }: Output) => build.skip.includes(name)
  const lacking = keptOfSkipped(input.outputs.filter(isSkipped), output, writer)
  const contentOf = ({ address }: RenderedPage) => required(plans.record.plans.get(address), `the plan of ${address}`).content
  const written = await stage(
    'write',
    async () => {
      await input.emission.rest(output)
      return writer.finish((files, left) => siteManifest({ files, left }, contentOfPages(pages, contentOf)))
    },
    writtenText,
  )
  const files = { dist: folders.dist, files: written.record, before: input.compressedBefore, concurrency }
  const compressed = build.compress ? await compress(files, stage) : {}
  const bundle = { manifest: input.manifest, scripts: build.scripts }
  const sizes = await scriptSizes(assets, `${folders.cache}/script-sizes.json`)
  const addresses = pages.map(({ address }) => address)
  const weights = await weightsOf(build, { ...bundle, sizes, addresses, files: written.record })
  const linesWith = (some: readonly string[]) => [
    ...scheduleLines(graph),
    sizesText(bundle, sizes),
    ...skippedLines(lacking),
    ...some,
    ...warningLines(problems),
  ]
  const result = { pages: pages.length, bytes: written.bytes }
  await build.record.save({
    files: { record: written.record, kept: written.kept },
    compressed,
    pages: { pages: recordOf(pages), plans, targets },
    before: known,
    outputs: input.outputsNow(),
    result: build.inputs && { ...result, lines: linesWith(weights.standing), inputs: build.inputs.key, read: build.inputs.read },
  })
  const lost = lostLines(known.pages.keys(), addresses, graph.site.redirects)
  const lines = linesWith([...lost, ...weights.lines])
  printResult({ ...result, files: written.files, remark: remarkOn(input), lines }, build.started, reporter)
  return EXIT.ok
}

/** What is remarkable about a build: its shares, or the page that took the longest time, if any was rendered. */
function remarkOn({ build: { part }, slowest: { address, time } }: Pick<FinishInput, 'build' | 'slowest'>): string {
  if (part.kind === 'joined') return `shares joined: ${part.folders.length}`
  return address === '' ? 'no page was rendered' : `slowest page ${address} (${time.toFixed(0)} ms)`
}

const warningLines = (warnings: readonly SiteProblem[]) =>
  warnings.length > 0 ? [`${countOf(warnings)}; \`npm run check\` shows ${warnings.length === 1 ? 'it' : 'them'}.`] : []

/** Compresses the files of a site, as a stage. */
async function compress(input: Parameters<typeof compressFiles>[0], stage: Reporter['stage']): Promise<CompressRecord> {
  const done = await stage(
    'compress',
    () => compressFiles(input),
    ({ made }) => `${made} compressed`,
  )
  return done.record
}

type Written = Omit<Parameters<typeof reportWeights>[0], 'dist' | 'routes'>

/** What grew since the last build, and what is over its limit. */
const weightsOf = ({ site, budgets, folders: { cache, dist } }: SiteBuild, written: Written) =>
  reportWeights({ ...written, dist, routes: site.routes }, budgets, weightsFile(cache, dist))
