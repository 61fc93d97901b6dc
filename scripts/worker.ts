// What a worker thread does for a command. It gets tasks by `scripts/workers/pool.ts`.

import type { MadeDocument } from '../renderer/define/documents'
import { packed } from '../src/engine/content/parse/packed-text'
import { required } from '../src/engine/problems/problem'
import { bytesToWrite } from './store/byte-file'
import { bytesThemselves, packedReport } from './store/packed-report'
import { makeFiles as makeFilesOf } from './workers/make-files'
import { parseTexts } from './workers/parse'
import { renderPlain } from './workers/render'
import type { DocumentTask, FilesTask, PackedPages, PackedTexts, ParseTask, RenderTask } from './workers/tasks'

export { loadPage } from './audit/page-load'

/** The module of the site in the bundle. Every task names the same one, which is loaded once. */
type SiteModule = { default: import('../renderer/define/site').Site }
const siteIn = async (file: string) => ((await import(/* @vite-ignore */ file)) as SiteModule).default

export async function parse({ site, raw, context }: ParseTask): Promise<PackedTexts> {
  const { keep, all } = bytesToWrite()
  const texts = parseTexts(await siteIn(site), raw, context).map(([file, parsed]) => [file, packed(parsed, keep)] as const)
  return { texts, bytes: all() }
}

export const render = async ({ site, context, pages }: RenderTask): Promise<PackedPages> =>
  renderPlain(await siteIn(site), context, pages).map((page) => ({ ...page, report: packedReport(page.report, bytesThemselves) }))

export const makeFiles = async ({ site, ...task }: FilesTask): Promise<readonly string[]> => makeFilesOf(await siteIn(site), task)

export async function makeDocument({ site, data }: DocumentTask): Promise<MadeDocument> {
  const { documents } = await siteIn(site)
  return required(documents, 'the documents of the site').make(data)
}
