// The tasks of worker threads, which `scripts/workers/pool.ts` sends.

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

/** Parses and reviews texts. Returns those without problems by path, packed, with the bytes of all in one buffer. */
export async function parse({ site, raw, context }: ParseTask): Promise<PackedTexts> {
  const { keep, all } = bytesToWrite()
  const texts = parseTexts(await siteIn(site), raw, context).map(([file, parsed]) => [file, packed(parsed, keep)] as const)
  return { texts, bytes: all() }
}

/** Renders pages, and stages the HTML of each. Returns the hash of the HTML, the packed report and the time of each. */
export const render = async ({ site, context, pages }: RenderTask): Promise<PackedPages> =>
  renderPlain(await siteIn(site), context, pages).map((page) => ({ ...page, report: packedReport(page.report, bytesThemselves) }))

/** Makes and stages files of an output. Returns the hash of each. */
export const makeFiles = async ({ site, ...task }: FilesTask): Promise<readonly string[]> => makeFilesOf(await siteIn(site), task)

/** Makes a document, such as a PDF, of its data. */
export async function makeDocument({ site, data }: DocumentTask): Promise<MadeDocument> {
  const { documents } = await siteIn(site)
  return required(documents, 'the documents of the site').make(data)
}
