import { keyAndReport, type PageRecord, type RenderedPage } from '../../renderer/build-pages'
import { type ContextData, contextOf } from '../../renderer/context'
import type { Site } from '../../renderer/define/site'
import type { Contents } from '../../renderer/emit'
import { filesOfPage } from '../../renderer/outputs/html'
import { DRAWINGS_OF_PAGES, HEADS_OF_PAGES, KEYS_OF_PAGES } from '../../renderer/page-reads'
import type { PageReport } from '../../renderer/page-report'
import type { PlannedPage } from '../../renderer/plan'
import type { PlanRecord } from '../../renderer/plan-again'
import { type RenderContext, renderPage } from '../../renderer/render'
import type { Sheet } from '../../renderer/styles/read-sheet'
import type { Styles } from '../../renderer/styles/styles'
import { allEnded, mapBounded } from '../../src/engine/lib/bounded'
import { grouped } from '../../src/engine/lib/grouped'
import { noteMember, noteRead } from '../../src/engine/lib/reads'
import { required } from '../../src/engine/problems/problem'
import { batchesOf } from '../workers/batches'
import type { WorkerPool } from '../workers/pool'
import { plainPage, type SharedContext, sharedContext } from '../workers/tasks'
import type { Writer } from '../write/writer'

/** Number of pages to render from which threads are worth their start. */
const PARALLEL_FROM = 300
/** Number of pages in a task. */
const BATCH = 20

/** The pages of a site, and the one that took the longest time, in milliseconds. */
export type RenderedSite = { pages: readonly RenderedPage[]; slowest: { address: string; time: number } }

export type RenderInput = {
  site: Site
  data: ContextData
  styles: Styles
  /** What the styles are made from, for threads. */
  sheet: Sheet
  record: PageRecord
  /** What is known of the data of pages. */
  plans: PlanRecord['plans']
  writer: Pick<Writer, 'add' | 'addStaged'>
  pool: Pick<WorkerPool, 'render' | 'atOnce'>
  /** What else is done while pages are rendered: it gets all pages, and asks none for its report. */
  meanwhile: (pages: readonly RenderedPage[]) => Promise<void>
}

/** A page with its key, and its report once it is known. */
type Page = { planned: PlannedPage; key: string; report: PageReport | undefined }
type Rendered = { report: PageReport; time: number }

/**
 * Renders the pages that changed, on all cores where these are many, and gives each to the writer at once, so that few are in memory.
 * `progress` is told the number of pages that are done.
 */
export async function renderSite(
  planned: readonly PlannedPage[],
  { site, data, styles, sheet, record, plans, writer, pool, meanwhile }: RenderInput,
  progress: (done: number, of: number) => void,
): Promise<RenderedSite> {
  const context = contextOf(site, data, styles)
  const pages = planned.map((one): Page => ({ planned: one, ...keyAndReport(one, context, record, plans.get(one.address)?.key) }))
  const due = pages.filter(({ report }) => report === undefined)
  let count = pages.length - due.length
  let slowest = { address: '', time: 0 }
  const done = (page: Page, { report, time }: Rendered) => {
    page.report = report
    if (time > slowest.time) slowest = { address: page.planned.address, time }
    progress(++count, pages.length)
  }
  const renderHere = async (page: Page) => {
    const { html, ...rendered } = render(page.planned, context)
    for (const file of filesOfPage(page.planned, page.key, () => html)) await writer.add(file)
    done(page, rendered)
  }
  const renderThere = (shared: SharedContext, batch: readonly Page[]) => {
    const files = batch.flatMap((page) =>
      filesOfPage(page.planned, page.key, () => renderPage(page.planned, context).html).map((file) => ({ ...file, page })),
    )
    return writer.addStaged(files, async (places) => {
      const placesOf = grouped(places.entries(), ([index]) => files[index]?.page)
      const results = await pool.render(
        shared,
        batch.map((page) => ({ page: plainPage(page.planned), places: (placesOf.get(page) ?? []).map(([, place]) => place) })),
      )
      const hashes = new Map<Page, string>()
      for (const [index, page] of batch.entries()) {
        const result = required(results[index], `the result of ${page.planned.address}`)
        hashes.set(page, result.hash)
        done(page, result)
      }
      return files.map(({ page }) => hashes.get(page) ?? '')
    })
  }
  const renderDue = async () => {
    if (due.length < PARALLEL_FROM) for (const page of due) await renderHere(page)
    else {
      const shared = sharedContext(data, sheet)
      await mapBounded(batchesOf(due, BATCH), pool.atOnce, (batch) => renderThere(shared, batch))
    }
  }
  const sitePages = pages.map((page) => sitePage(page, context))
  await allEnded([renderDue(), meanwhile(sitePages)])
  return { pages: sitePages, slowest }
}

/** A page with what is known of it. Its props are made only if they are asked for; its report is there once it is rendered. */
const sitePage = (page: Page, context: RenderContext): RenderedPage => {
  const { planned, key } = page
  return {
    params: planned.params,
    source: planned.source,
    get props() {
      return planned.props
    },
    get head() {
      noteMember(HEADS_OF_PAGES, planned)
      return planned.head
    },
    element: (words) => planned.element(words),
    data: (of) => planned.data(of),
    address: planned.address,
    file: planned.file,
    aliases: planned.aliases,
    section: planned.section,
    pattern: planned.pattern,
    get key() {
      noteRead(KEYS_OF_PAGES)
      return key
    },
    get report() {
      noteRead(DRAWINGS_OF_PAGES)
      return required(page.report, `the report of ${planned.address}`)
    },
    html: () => renderPage(planned, context).html,
  }
}

function render(page: PlannedPage, context: RenderContext): Rendered & { html: Contents } {
  const started = performance.now()
  return { ...renderPage(page, context), time: performance.now() - started }
}
