import { buildPage, type PageRecord } from '../../renderer/build-pages'
import type { SitePage } from '../../renderer/emit'
import { filesOfPage } from '../../renderer/outputs/html'
import type { PlannedPage } from '../../renderer/plan'
import { type RenderContext, renderPage } from '../../renderer/render'
import type { Writer } from '../write/writer'

/** The pages of a site, and the one that took the longest time, in milliseconds. */
export type RenderedSite = { pages: readonly SitePage[]; slowest: { address: string; time: number } }

/**
 * Renders the pages that changed, and gives each to the writer at once, so that only one is in memory. `progress` is told the number of
 * pages that are done.
 */
export async function renderSite(
  planned: readonly PlannedPage[],
  { context, record, writer }: { context: RenderContext; record: PageRecord; writer: Pick<Writer, 'add'> },
  progress: (done: number, of: number) => void,
): Promise<RenderedSite> {
  const pages: SitePage[] = []
  let slowest = { address: '', time: 0 }
  for (const page of planned) {
    const started = performance.now()
    const { html, ...built } = buildPage(page, context, record)
    const time = performance.now() - started
    if (time > slowest.time) slowest = { address: page.address, time }
    pages.push({ ...page, ...built, html: () => renderPage(page, context).html })
    if (html !== undefined) for (const file of filesOfPage({ ...page, ...built, html: () => html })) await writer.add(file)
    progress(pages.length, planned.length)
  }
  return { pages, slowest }
}
