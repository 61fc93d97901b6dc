import { availableParallelism } from 'node:os'
import { codeKeysBelow, withCodeKey } from '../../renderer/code-keys'
import type { OutputContext, SitePage } from '../../renderer/emit'
import { dependencyKeyFinder, keyWithoutFields } from '../../renderer/graph-reads'
import { type IncrementalPlan, incrementalPlanning } from '../../renderer/incremental-plan'
import { keyOf } from '../../renderer/key'
import { outputsOf } from '../../renderer/outputs-of'
import { placementBelow } from '../../renderer/placement'
import { errorsIn } from '../../src/engine/problems/problem'
import { packageFiles } from '../admin/package'
import { readAssets } from '../assets'
import { problemText } from '../content'
import { stampsOf } from '../content-state'
import { originOf } from '../shares/origin'
import { isOwn } from '../shares/shard'
import { NO_SHARES, openShares } from '../shares/shares'
import type { Reporter } from '../stage'
import { cachedOutputs, fileStore } from '../store/cached-outputs'
import { incrementalOutputs } from '../store/incremental-outputs'
import { plansFor } from '../store/plan-store'
import { type TextCache, textCache } from '../store/text-cache'
import { openPool, type WorkerPool } from '../workers/pool'
import { openWriter, type Writer } from '../write/writer'
import type { SiteBuild } from './build-input'
import { type CompressRecord, compressedPaths } from './compressed'
import { emissionOf } from './emission'
import { failBuild } from './fail-build'
import { finishShare } from './finish-share'
import { finishSite } from './finish-site'
import { pageContext } from './page-context'
import { pagesAhead } from './pages-ahead'
import { stagingFolder } from './record'
import { PARALLEL_FROM, type RenderInput, renderSite } from './render-stage'
import { documentStore, siteContent } from './site-content'

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
  const texts = textCache(folders, build.code.shared, stampsOf(build.contentFiles))
  try {
    return await buildWith({ writer, pool, texts, compressedBefore: before.compressed }, build, reporter)
  } finally {
    texts.close()
    record.close()
    await Promise.all([pool.close(), writer.close()])
  }
}

/** What is open while a site is built, and the record of files that were compressed before. */
type Open = { writer: Writer; pool: WorkerPool; texts: TextCache; compressedBefore: CompressRecord }

async function buildWith(open: Open, build: SiteBuild, reporter: Reporter): Promise<number> {
  const { site, folders, record, settings, part, siteAddress } = build
  const { writer, pool } = open
  const { stage } = reporter
  // The base path is part of all files, scripts included, and so of their keys.
  const code = codeKeysBelow(siteAddress.base, build.code)
  const content = await siteContent(open, build, reporter)
  if ('error' in content) return failBuild(content.error)
  const { loaded, graph } = content
  const known = await record.pages()
  const planKey = keyOf(code.shared, keyWithoutFields(graph, site.documents))
  const { context, forThreads, styles, manifest } = await pageContext(build, graph, code)
  const origin = () =>
    originOf({ raw: loaded.raw, graph, codeKey: build.code.all, settings: { settings, siteAddress, isPreview: build.isPreview } })
  const shares = part.kind === 'joined' ? await stage('shares', () => openShares(part.folders, origin())) : NO_SHARES
  if ('error' in shares) return failBuild(shares.error.join('\n'))

  const assets = [...(await readAssets(build.bundle)), build.notices]
  const ofSite = { graph, assets, styles, settings, placement: placementBelow(siteAddress.base, site), codeKey: code.all }
  const outputOf = (pages: readonly SitePage[], { reserved }: IncrementalPlan): OutputContext => ({ ...ofSite, reserved, pages })
  const adminFiles = site.admin ? await packageFiles(build.engine) : []
  const kept = cachedOutputs(outputsOf(site, documentStore(folders.cache).read, adminFiles), fileStore(folders.cache))
  const remembered = incrementalOutputs(kept, await record.outputs(), { key: planKey, keyOfRead: dependencyKeyFinder(graph) })
  const all = remembered.outputs.map((output) => withCodeKey(output, code))
  const outputs = all.filter(({ name }) => !build.skip.includes(name))
  const emission = emissionOf(outputs, { writer, take: shares.take, pool, concurrency: AT_ONCE })

  const ahead = await stage(
    'plan',
    () => {
      const planning = incrementalPlanning({ site, code }, graph, plansFor(known.plans, planKey))
      const isOwnPage = (address: string) => part.kind !== 'shard' || isOwn(address, part.shard)
      return pagesAhead(planning, { context, record: shares.pages ?? known.pages, isOwn: isOwnPage, until: PARALLEL_FROM })
    },
    ({ all, plan }) => `${all} pages${plan() ? '' : ', most of them while others are rendered'}`,
  )
  const rendering: RenderInput = {
    context,
    forThreads,
    writer,
    pool,
    async meanwhile(pages, plan) {
      if (part.kind !== 'shard') await emission.early(outputOf(pages, plan))
    },
  }
  const { pages, plan, slowest } = await stage('render', (progress) => renderSite(ahead, rendering, progress))

  const problems = [...content.problems, ...plan.problems]
  // Links are checked when shares are joined; all other errors stop a share here.
  if (part.kind === 'shard' && errorsIn(problems).length > 0) return failBuild(problemText(problems, loaded))
  const lack = shares.missingPageProblems(pages)
  if (lack.length > 0) return failBuild(lack.join('\n'))
  const output = outputOf(pages, plan.value)
  const memory = { known, plans: { key: planKey, record: plan.value.record }, outputsNow: remembered.record }
  if (part.kind === 'shard') {
    const share = { ...part, origin: origin(), output, pages, outputs, writer, concurrency: AT_ONCE }
    return finishShare({ build, share, ...memory, of: ahead.all }, reporter)
  }
  const writing = { writer, emission, output, pages, outputs: all, compressedBefore: open.compressedBefore, concurrency: AT_ONCE }
  return finishSite({ build, loaded, problems, manifest, slowest, ...memory, ...writing }, reporter)
}
