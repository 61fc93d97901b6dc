import { pages as pageKinds } from '../../pages/index'
import { developmentAssets } from '../../renderer/assets'
import { type PageRecord, recordOf, surveyPages } from '../../renderer/build-pages'
import { linkProblems } from '../../renderer/checks/links'
import { createContext } from '../../renderer/context'
import { planPages } from '../../renderer/plan'
import type { Staged } from '../../src/errors/problem'
import type { Graph } from '../../src/graph/graph'
import type { Clock } from '../clock'
import type { Folders } from '../command'
import { type LoadedContent, loadContent } from '../content'
import { consoleReporter } from '../stage'
import { type CheckMemory, isNew, readMemory, writeMemory } from './memory'
import { unpublishedProblems } from './unpublished'

/** What a check works on. */
export type CheckInput = { folders: Folders; clock: Clock; codeKey: string }

/**
 * Content with every problem that a build would meet. What it learned of the content of the project is kept in .cache/,
 * so that the next check looks only at what changed.
 */
export async function checkContent({ folders, clock, codeKey }: CheckInput): Promise<LoadedContent> {
  const file = `${folders.cache}/check.bin`
  const before = folders.isOwnContent ? await readMemory(file, codeKey) : undefined
  const loaded = await loadContent(folders.content, consoleReporter(true), { clock, ...(before && { record: before.parsed }) })
  const { value: pages, problems } = loaded.graph
    ? pagesOf({ ...loaded, graph: loaded.graph }, codeKey, before?.pages ?? {})
    : { value: before?.pages ?? {}, problems: [] }
  const now: CheckMemory = { parsed: loaded.record, pages }
  if (before && isNew(now, before)) await writeMemory(file, codeKey, now)
  return { ...loaded, problems: [...loaded.problems, ...problems] }
}

/** Problems of addresses, and those of links, for which pages are rendered: only they know their anchors. */
function pagesOf({ graph, entries, clock }: LoadedContent & { graph: Graph }, codeKey: string, before: PageRecord): Staged<PageRecord> {
  const survey = (of: Graph, known: PageRecord) => {
    const plan = planPages(pageKinds, of)
    const pages = surveyPages(plan.value, createContext(of, developmentAssets(''), codeKey), known)
    return { value: recordOf(pages), problems: [...plan.problems, ...linkProblems(pages, of)] }
  }
  const published = survey(graph, before)
  const unpublished = unpublishedProblems({ graph, entries, clock }, published.problems, (of) => survey(of, published.value).problems)
  return { value: published.value, problems: [...published.problems, ...unpublished] }
}
