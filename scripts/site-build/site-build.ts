import { availableParallelism } from 'node:os'
import { builtAssets } from '../../renderer/assets'
import { contextOf, sharedData } from '../../renderer/context'
import type { MadeDocument } from '../../renderer/define/documents'
import { documentTable, knownFiles, withFiles } from '../../renderer/documents'
import type { SiteOutput, SitePage } from '../../renderer/emit'
import { keyWithoutFields, notingLinks, readKeys } from '../../renderer/graph-reads'
import { keyOf } from '../../renderer/key'
import { outputsOf } from '../../renderer/outputs-of'
import { placementBelow, withPlace } from '../../renderer/placement'
import { type PlanAgain, planningAgain } from '../../renderer/plan-again'
import { createStyles } from '../../renderer/styles/styles'
import type { CoreGraph } from '../../src/engine/content/model/graph'
import { letTextsGo } from '../../src/engine/content/read/read'
import { errorsIn } from '../../src/engine/problems/problem'
import { ROOT } from '../../src/engine/routes/base.mjs'
import { packageFiles } from '../admin/package'
import { readAssets, readManifest } from '../assets'
import { type CompressRecord, compressedPaths } from '../compressed'
import { loadContent, problemText } from '../content'
import { stampsOf } from '../content-state'
import { writeSlugTypes } from '../graph-files'
import { originOf } from '../shares/origin'
import { isOwn } from '../shares/shard'
import { NO_SHARES, openShares } from '../shares/shares'
import type { Reporter } from '../stage'
import { fileStore, keptOutputs } from '../store/kept-outputs'
import { keptSheet } from '../store/kept-sheet'
import { keyedStore } from '../store/keyed-store'
import { plansFor } from '../store/plan-store'
import { rememberedOutputs } from '../store/remembered-outputs'
import { type TextMemory, textMemory } from '../store/text-memory'
import { parseAhead } from '../workers/parse-ahead'
import { openPool, type WorkerPool } from '../workers/pool'
import { sharedContext } from '../workers/tasks'
import { openWriter, type Writer } from '../write/writer'
import type { SiteBuild } from './build-input'
import { makeDocuments } from './documents-stage'
import { emissionOf } from './emission'
import { finishShare } from './finish-share'
import { finishSite } from './finish-site'
import { pagesAhead } from './pages-ahead'
import { previewObstacle } from './preview'
import { stagingFolder } from './record'
import { PARALLEL_FROM, type RenderInput, renderSite } from './render-stage'
import { stopped } from './stopped'

/** Number of files that are made at one time: each picture uses a core, and Node runs at most four at a time. */
const AT_ONCE = Math.min(availableParallelism(), 4)

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
  const pool = openPool(build.bundle.server)
  const texts = textMemory(folders, build.codeKey, stampsOf(build.contentFiles))
  try {
    return await buildWith({ writer, pool, texts, compressedBefore: before.compressed }, build, reporter)
  } finally {
    texts.close()
    record.close()
    await Promise.all([pool.close(), writer.close()])
  }
}

/** What is open while a site is built, and what was compressed last time. */
type Open = { writer: Writer; pool: WorkerPool; texts: TextMemory; compressedBefore: CompressRecord }

async function buildWith(open: Open, build: SiteBuild, reporter: Reporter): Promise<number> {
  const { site, folders, record, settings, part, place } = build
  const { writer, pool, texts } = open
  const { stage } = reporter
  // Files below another base path are other files, scripts included.
  const codeKey = place.base === ROOT ? build.codeKey : keyOf(build.codeKey, place.base)
  const loaded = await loadContent(folders.content, reporter, {
    site,
    clock: build.clock,
    held: build.isPreview ? 'coming' : 'published',
    ...(await texts.read()),
    parseAhead: (raw, known) => parseAhead(raw, known, pool),
  })
  await texts.write(loaded)
  if (!loaded.graph) return stopped(problemText(loaded.problems, loaded))
  letTextsGo(folders.content, loaded.raw)
  const obstacle = build.isPreview ? previewObstacle(loaded.graph, place) : undefined
  if (obstacle !== undefined) return stopped(obstacle)
  if (folders.isOwnContent) await writeSlugTypes(folders.cache, loaded.graph)
  const { graph: linked, ...documents } = await documentsOf(withPlace(loaded.graph, place), open, build, reporter)
  // The same one for pages and outputs, so that what they find in it is found once.
  const graph = notingLinks(linked)
  const problems = [...loaded.problems, ...documents.problems]

  const planKey = keyOf(codeKey, keyWithoutFields(graph, site.documents))
  const known = await record.pages()
  const manifest = await readManifest(build.bundle.client)
  const sheet = await keptSheet(folders.cache, build.codeKey, site.theme.styles)
  const styles = createStyles(site.theme.styles, sheet)
  const assetsOfPages = builtAssets(manifest, {
    base: place.base,
    loader: build.scripts.loader,
    styles,
    origins: site.origins?.(settings) ?? [],
  })
  const preview = build.isPreview ? graph.unpublished : undefined
  const data = { shared: sharedData(site, graph), assets: assetsOfPages, codeKey, preview }
  const context = contextOf(site, data, styles)
  const origin = () =>
    originOf({ raw: loaded.raw, graph, codeKey: build.codeKey, settings: { settings, place, isPreview: build.isPreview } })
  const shares = part.kind === 'joined' ? await stage('shares', () => openShares(part.folders, origin())) : NO_SHARES
  if ('wrong' in shares) return stopped(shares.wrong.join('\n'))
  const assets = [...(await readAssets(build.bundle)), build.notices]
  const ofSite = {
    graph,
    assets,
    styles,
    settings,
    placement: placementBelow(place.base, site),
    codeKey,
  }
  const outputOf = (pages: readonly SitePage[], { reserved }: PlanAgain): SiteOutput => ({ ...ofSite, reserved, pages })
  const adminFiles = site.admin ? await packageFiles(build.engine) : []
  const kept = keptOutputs(outputsOf(site, documentStore(folders.cache).read, adminFiles), fileStore(folders.cache))
  const { outputs, record: outputsNow } = rememberedOutputs(kept, await record.outputs(), {
    key: planKey,
    keyOfRead: readKeys(graph),
  })
  const made = outputs.filter(({ name }) => !build.skip.includes(name))
  const emission = emissionOf(made, { writer, take: shares.take, pool, atOnce: AT_ONCE })
  const ahead = await stage(
    'plan',
    () => {
      const planning = planningAgain(site, graph, plansFor(known.plans, planKey))
      const isOwnPage = (address: string) => part.kind !== 'shard' || isOwn(address, part.shard)
      return pagesAhead(planning, { context, record: shares.pages ?? known.pages, isOwn: isOwnPage, until: PARALLEL_FROM })
    },
    ({ all, plan }) => `${all} pages${plan() ? '' : ', most of them while others are rendered'}`,
  )
  const rendering: RenderInput = {
    context,
    forThreads: () => sharedContext(data, sheet),
    writer,
    pool,
    async meanwhile(pages, plan) {
      if (part.kind !== 'shard') await emission.early(outputOf(pages, plan))
    },
  }
  const { pages, plan, slowest } = await stage('render', (progress) => renderSite(ahead, rendering, progress))
  const found = [...problems, ...plan.problems]
  // Links are checked when shares are joined; all other errors stop a share here.
  if (part.kind === 'shard' && errorsIn(found).length > 0) return stopped(problemText(found, loaded))
  const plans = { key: planKey, record: plan.value.record }
  const lack = shares.lackOf(pages)
  if (lack.length > 0) return stopped(lack.join('\n'))
  const output = outputOf(pages, plan.value)
  if (part.kind === 'shard') {
    const share = { ...part, origin: origin(), output, pages, outputs: made, writer, atOnce: AT_ONCE }
    return finishShare({ build, share, known, plans, outputsNow, of: ahead.all }, reporter)
  }
  const writing = { writer, emission, output, pages, outputs, compressedBefore: open.compressedBefore, atOnce: AT_ONCE }
  return finishSite({ build, loaded, problems: found, manifest, known, plans, outputsNow, slowest, ...writing }, reporter)
}

/** The documents that builds have made. */
const documentStore = (cache: string) => keyedStore<MadeDocument>(`${cache}/documents`)

/**
 * Makes the documents of a site, as a stage, or looks up what is known of them where they are skipped. The share of a shard has none: their
 * sizes are all that its pages need.
 */
async function documentsOf(
  graph: CoreGraph,
  { pool, writer }: Open,
  { site, record, part, folders, skip }: SiteBuild,
  { stage }: Reporter,
) {
  const { documents } = site
  if (documents === undefined) return { graph, problems: [] }
  const known = await record.documents()
  if (skip.includes(documents.name)) return { graph: withFiles(graph, knownFiles(documentTable(documents, graph), known)), problems: [] }
  const store = documentStore(folders.cache)
  const add: Writer['add'] | undefined = part.kind === 'shard' ? undefined : (file) => writer.add(file)
  const result = await stage(
    'documents',
    (progress) => makeDocuments({ site, graph, known, store, pool, add }, progress),
    ({ made }) => `${made} new`,
  )
  if (result.made > 0) await record.saveDocuments(result.facts)
  return result
}
