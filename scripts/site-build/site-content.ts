import type { MadeDocument } from '../../renderer/define/documents'
import { documentTable, knownFiles, withFiles } from '../../renderer/documents'
import { withTrackedLinks } from '../../renderer/graph-reads'
import { withSiteAddress } from '../../renderer/placement'
import type { CoreGraph } from '../../src/engine/content/model/graph'
import { releaseTexts } from '../../src/engine/content/read/read'
import type { Failure } from '../../src/engine/lib/failure'
import type { SiteProblem } from '../../src/engine/problems/problem'
import { type LoadedContent, loadContent, problemText } from '../content'
import { writeSlugTypes } from '../graph-files'
import type { Reporter } from '../stage'
import { keyedStore } from '../store/keyed-store'
import type { TextCache } from '../store/text-cache'
import { parseInParallel } from '../workers/parse-in-parallel'
import type { WorkerPool } from '../workers/pool'
import type { Writer } from '../write/writer'
import type { SiteBuild } from './build-input'
import { makeDocuments } from './documents-stage'
import { previewObstacle } from './preview'

/** What is open while the content of a build is loaded. */
type Open = { writer: Writer; pool: WorkerPool; texts: TextCache }

/** The content of a site that pages and files are made of. */
export type SiteContent = {
  loaded: LoadedContent
  /** With the documents that the site offers. */
  graph: CoreGraph
  /** What was found in content and documents. */
  problems: readonly SiteProblem[]
}

/** Loads the content of a site and makes its documents, or says what stops the build. */
export async function siteContent(open: Open, build: SiteBuild, reporter: Reporter): Promise<SiteContent | Failure> {
  const { site, folders, siteAddress } = build
  const { pool, texts } = open
  const loaded = await loadContent(folders.content, reporter, {
    site,
    clock: build.clock,
    scope: build.isPreview ? 'coming' : 'published',
    ...(await texts.read()),
    parseInParallel: (raw, known) => parseInParallel(raw, known, pool),
  })
  await texts.write(loaded)
  if (!loaded.graph) return { error: problemText(loaded.problems, loaded) }
  releaseTexts(folders.content, loaded.raw)
  const obstacle = build.isPreview ? previewObstacle(loaded.graph, siteAddress) : undefined
  if (obstacle !== undefined) return { error: obstacle }
  if (folders.isOwnContent) await writeSlugTypes(folders.cache, loaded.graph)
  const { graph, problems } = await withDocuments(withSiteAddress(loaded.graph, siteAddress), { open, build }, reporter)
  // Pages and outputs get the same graph, so that they share what is cached for it.
  return { loaded, graph: withTrackedLinks(graph), problems: [...loaded.problems, ...problems] }
}

/** The cache of documents. */
export const documentStore = (cache: string) => keyedStore<MadeDocument>(`${cache}/documents`)

/**
 * Makes the documents of a site, as a stage, or looks up their facts where they are skipped. A share has no documents: its pages only need
 * their sizes.
 */
async function withDocuments(graph: CoreGraph, { open, build }: { open: Open; build: SiteBuild }, { stage }: Reporter) {
  const { pool, writer } = open
  const { site, record, part, folders, skip } = build
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
