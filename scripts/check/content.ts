import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pages as pageKinds } from '../../pages/index'
import { developmentAssets } from '../../renderer/assets'
import { type PageRecord, recordOf, surveyPages } from '../../renderer/build-pages'
import { linkProblems } from '../../renderer/checks/links'
import { createContext } from '../../renderer/context'
import { planPages } from '../../renderer/plan'
import type { SiteProblem } from '../../src/errors/problem'
import type { Graph } from '../../src/graph/graph'
import type { Clock } from '../clock'
import type { Folders } from '../command'
import { type LoadedContent, loadContent } from '../content'
import { consoleReporter } from '../stage'
import { readJson } from '../write'

/** What a check works on. */
export type CheckInput = { folders: Folders; clock: Clock; codeKey: string }

/** Content with every problem that a build would meet. */
export async function checkContent({ folders, clock, codeKey }: CheckInput): Promise<LoadedContent> {
  const loaded = await loadContent(folders.content, consoleReporter(true), { clock })
  if (!loaded.graph) return loaded
  const recordFile = folders.isOwnContent ? `${folders.cache}/checks.json` : undefined
  const found = await pageProblems(loaded.graph, codeKey, recordFile)
  return { ...loaded, problems: [...loaded.problems, ...found] }
}

/**
 * Problems of addresses, and those of links, for which pages are rendered: only they know their anchors. What pages hold is kept
 * in a file, so that the next check renders only those that changed.
 */
async function pageProblems(graph: Graph, codeKey: string, recordFile: string | undefined): Promise<readonly SiteProblem[]> {
  const plan = planPages(pageKinds, graph)
  const before = (recordFile === undefined ? undefined : await readJson<PageRecord>(recordFile)) ?? {}
  const pages = surveyPages(plan.value, createContext(graph, developmentAssets(''), codeKey), before)
  const isNew = pages.some(({ address, key }) => before[address]?.key !== key)
  if (recordFile !== undefined && isNew) await writeRecord(recordFile, recordOf(pages))
  return [...plan.problems, ...linkProblems(pages, graph)]
}

/** Writes beside the file and moves: another check may read it at any time. */
async function writeRecord(file: string, record: PageRecord): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const next = `${file}-${process.pid}`
  await writeFile(next, JSON.stringify(record))
  await rename(next, file)
}
