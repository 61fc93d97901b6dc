import { NO_ASSETS } from '../../renderer/assets'
import { checkPages, type PageRecord, recordOf, reportPages } from '../../renderer/build-pages'
import { createContext } from '../../renderer/context'
import type { Site } from '../../renderer/define/site'
import { documentProblems, documentTable } from '../../renderer/documents'
import { planPages } from '../../renderer/plan'
import { reservedBy } from '../../renderer/reserved'
import type { CoreGraph } from '../../src/engine/content/model/graph'
import { readContent } from '../../src/engine/content/read/read'
import type { Staged } from '../../src/engine/problems/problem'
import type { Clock } from '../clock'
import type { Folders } from '../command'
import { type LoadedContent, linkContent, type ReadFolder } from '../content'
import { consoleReporter } from '../stage'
import { type CheckMemory, checkMemory, EMPTY } from './memory'
import { unpublishedProblems } from './unpublished'

/** What a check needs to know. */
export type CheckInput = { site: Site; folders: Folders; clock: Clock; codeKey: string }

/**
 * Reads content and finds every problem that a build would find. The results for the content of the project are kept in .cache/, so that
 * the next check looks only at changed files.
 */
export async function checkContent({ site, folders, clock, codeKey }: CheckInput): Promise<LoadedContent> {
  const raw = await readContent(folders.content)
  const options = { site, clock, codeKey }
  if (!folders.isOwnContent) return (await checkFiles({ raw, folder: folders.content }, options)).loaded
  const kept = checkMemory(folders, codeKey)
  try {
    const before = await kept.read()
    const { loaded, memory } = await checkFiles({ raw, folder: folders.content }, { ...options, before })
    await kept.write(memory, before)
    return loaded
  } finally {
    kept.close()
  }
}

type CheckOptions<Graph extends CoreGraph> = { site: Site<Graph>; clock: Clock; codeKey: string; before?: CheckMemory }

/** Checks files that have been read. Files and pages that are the same in `before` are not checked again. */
export async function checkFiles<Graph extends CoreGraph>(
  read: ReadFolder,
  { site, clock, codeKey, before = EMPTY }: CheckOptions<Graph>,
): Promise<{ loaded: LoadedContent<Graph>; memory: CheckMemory }> {
  const linked = await linkContent(read, consoleReporter(true), { site, clock, record: before.parsed })
  const { value: pages, problems } = linked.graph
    ? pagesOf({ ...linked, graph: linked.graph, site }, codeKey, before.pages)
    : { value: before.pages, problems: [] }
  const { documents } = site
  const ofDocuments = linked.graph && documents ? await documentProblems(documents, documentTable(documents, linked.graph).values()) : []
  return { loaded: { ...linked, problems: [...linked.problems, ...ofDocuments, ...problems] }, memory: { parsed: linked.record, pages } }
}

/** Problems of addresses and links. Pages are rendered for this, since some anchors exist only in their HTML. */
function pagesOf(
  { site, graph, entries, clock }: LoadedContent & { site: Site; graph: CoreGraph },
  codeKey: string,
  before: PageRecord,
): Staged<PageRecord> {
  const check = (of: CoreGraph, known: PageRecord) => {
    const plan = planPages(site, of)
    const pages = reportPages(plan.value, createContext(site, { graph: of, assets: NO_ASSETS, codeKey }), known)
    return {
      value: recordOf(pages),
      problems: [...plan.problems, ...checkPages(pages, site, { graph: of, reserved: reservedBy(site, of) })],
    }
  }
  const published = check(graph, before)
  const unpublished = unpublishedProblems({ graph, entries, clock }, published.problems, (of) => check(of, published.value).problems)
  return { value: published.value, problems: [...published.problems, ...unpublished] }
}
