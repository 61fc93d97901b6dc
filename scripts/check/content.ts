import type { CodeKeys } from '../../renderer/code-keys'
import type { Site } from '../../renderer/define/site'
import { documentProblems, documentTable } from '../../renderer/documents'
import type { SiteProblem } from '../../src/engine/problems/problem'
import type { Bundle } from '../bundle.mjs'
import type { Clock } from '../clock'
import type { Folders } from '../command'
import { type LoadedContent, loadContent } from '../content'
import { contentState, stampsOf } from '../content-state'
import { consoleReporter } from '../stage'
import { textCache } from '../store/text-cache'
import { parseInParallel } from '../workers/parse-in-parallel'
import { openPool } from '../workers/pool'
import { type CheckCache, checkCache, otherPages, wholePageCache } from './check-cache'
import { checkedPages } from './pages'
import { newProblems, wholeGraph } from './unpublished'

/** The input of a check. */
export type CheckInput = { site: Site; folders: Folders; bundle: Bundle; clock: Clock; code: CodeKeys }

/**
 * Reads content and finds every problem that a build would find. Results for the project's own content are cached in .cache/, so that the
 * next check looks only at what has changed. Many texts are parsed on all cores.
 */
export async function checkContent({ site, folders, bundle, clock, code }: CheckInput): Promise<LoadedContent> {
  const texts = textCache(folders, code.shared, stampsOf(contentState(folders.content)))
  const pages = checkCache(folders)
  const pool = openPool(bundle.server)
  try {
    const loaded = await loadContent(folders.content, consoleReporter({ isQuiet: true }), {
      site,
      clock,
      ...(await texts.read()),
      parseInParallel: (raw, known) => parseInParallel(raw, known, pool),
    })
    await texts.write(loaded)
    const before = await pages.read()
    const { problems, cache } = await checkLoaded(loaded, { site, code, before })
    await pages.write(cache, before)
    return { ...loaded, problems: [...loaded.problems, ...problems] }
  } finally {
    texts.close()
    pages.close()
    await pool.close()
  }
}

type CheckOptions = { site: Site; code: CodeKeys; before: CheckCache }

/** Finds the problems of documents and pages of content without errors. Pages that are the same in `before` are not checked again. */
export async function checkLoaded(
  { graph, entries, clock }: Pick<LoadedContent, 'graph' | 'entries' | 'clock'>,
  { site, code, before }: CheckOptions,
): Promise<{ problems: readonly SiteProblem[]; cache: CheckCache }> {
  if (!graph) return { problems: [], cache: before }
  const { documents } = site
  const ofDocuments = documents ? await documentProblems(documents, documentTable(documents, graph).values()) : []
  const published = checkedPages({ site, code }, graph, before.published)
  const whole = wholeGraph({ graph, entries, clock })
  const everything = whole && checkedPages({ site, code }, whole, wholePageCache({ ...before, published: published.cache }))
  return {
    problems: [...ofDocuments, ...published.problems, ...newProblems(everything?.problems ?? [], published.problems)],
    cache: {
      published: published.cache,
      everything: everything
        ? { ...everything.cache, pages: otherPages(everything.cache.pages, published.cache.pages) }
        : before.everything,
    },
  }
}
