import type { RenderedPage } from '../../renderer/build-pages'
import { lazyItem } from '../../renderer/define/page'
import type { Contents } from '../../renderer/emit'
import type { IncrementalPlan } from '../../renderer/incremental-plan'
import { filesOfPage } from '../../renderer/outputs/html'
import { DRAWINGS_OF_PAGES, HEADS_OF_PAGES, KEYS_OF_PAGES } from '../../renderer/page-reads'
import type { PageReport } from '../../renderer/page-report'
import type { PlannedPage } from '../../renderer/plan'
import { type RenderContext, renderPage } from '../../renderer/render'
import { mapBounded } from '../../src/engine/lib/bounded'
import { grouped } from '../../src/engine/lib/grouped'
import { once } from '../../src/engine/lib/once'
import { trackMember, trackRead } from '../../src/engine/lib/reads'
import { type Checked, required } from '../../src/engine/problems/problem'
import { batchesOf } from '../workers/batches'
import type { WorkerPool } from '../workers/pool'
import { type PlainPage, plainPage, type SharedContext } from '../workers/tasks'
import type { Writer } from '../write/writer'
import type { KeyedPage, PagesAhead } from './pages-ahead'

/** Number of pages from which on threads are worth their start. Planning goes ahead until it is known whether so many are due. */
export const PARALLEL_FROM = 300
/** Number of pages in a task. */
const BATCH = 20

/** The pages of a site, what planning has found, and the page that took the longest time, in milliseconds. */
export type RenderedSite = { pages: readonly RenderedPage[]; plan: Checked<IncrementalPlan>; slowest: { address: string; time: number } }

export type RenderInput = {
  context: RenderContext
  /** Makes the same context for threads. */
  forThreads: () => SharedContext
  writer: Pick<Writer, 'add' | 'addStaged'>
  pool: Pick<WorkerPool, 'render' | 'concurrency'>
  /** Runs while pages are rendered, once all are planned. It must not read reports of pages. */
  meanwhile: (pages: readonly RenderedPage[], plan: IncrementalPlan) => Promise<void>
}

type Rendered = { report: PageReport; time: number }
/** A page with its data, which goes to a thread. */
type PageWithData = { page: KeyedPage; data: PlainPage }

/**
 * Renders the pages that are due and gives each to the writer at once, so that few are in memory. Many pages are rendered on all cores,
 * while further ones are planned. `progress` gets the number of finished pages.
 */
export async function renderSite(
  ahead: PagesAhead,
  { context, forThreads, writer, pool, meanwhile }: RenderInput,
  progress: (done: number, of: number) => void,
): Promise<RenderedSite> {
  let count = 0
  let slowest = { address: '', time: 0 }
  const done = (page: KeyedPage, { report, time }: Rendered) => {
    page.report = report
    if (time > slowest.time) slowest = { address: page.planned.address, time }
    progress(ahead.pages.length - ahead.due.length + ++count, ahead.own)
  }
  const renderHere = async (page: KeyedPage) => {
    const { html, ...rendered } = render(page.planned, context)
    for (const file of filesOfPage(page.planned, page.key, () => html)) await writer.add(file)
    done(page, rendered)
  }
  const renderThere = (shared: SharedContext, batch: readonly PageWithData[]) => {
    const files = batch.flatMap((one) =>
      filesOfPage(one.data, one.page.key, () => renderPage(one.page.planned, context).html).map((file) => ({ ...file, one })),
    )
    return writer.addStaged(files, async (places) => {
      const placesOf = grouped(places.entries(), ([index]) => files[index]?.one)
      const results = await pool.render(
        shared,
        batch.map((one) => ({ page: one.data, places: (placesOf.get(one) ?? []).map(([, place]) => place) })),
      )
      const hashes = new Map<PageWithData, string>()
      for (const [index, one] of batch.entries()) {
        const result = required(results[index], `the result of ${one.data.address}`)
        hashes.set(one, result.hash)
        done(one.page, result)
      }
      return files.map(({ one }) => required(hashes.get(one), `the hash of ${one.data.address}`))
    })
  }
  const renderFew = async () => {
    for (const page of ahead.due) await renderHere(page)
  }
  function* withData(): Generator<PageWithData> {
    for (const page of ahead.allDue()) yield { page, data: plainPage(page.planned) }
  }
  const site = once(() => ({
    pages: ahead.pages.map((page) => sitePage(page, context)),
    plan: required(ahead.plan(), 'the plan of all pages'),
  }))
  function* work(): Generator<() => Promise<void>> {
    if (ahead.due.length < PARALLEL_FROM) yield renderFew
    else {
      const shared = forThreads()
      for (const batch of batchesOf(withData(), BATCH)) yield () => renderThere(shared, batch)
    }
    yield () => meanwhile(site().pages, site().plan.value)
  }
  await mapBounded(work(), pool.concurrency, (task) => task())
  return { ...site(), slowest }
}

/**
 * A page for checks and outputs. Its props are made lazily, and its report is there once it is rendered. Reads of its head, key and report
 * are tracked.
 */
const sitePage = (page: KeyedPage, context: RenderContext): RenderedPage => {
  const { planned, key } = page
  const head = () => {
    trackMember(HEADS_OF_PAGES, planned)
    return planned.head
  }
  const { address, file, aliases, section, pattern } = planned
  const html = () => renderPage(planned, context).html
  const rendered = Object.assign(
    lazyItem(planned, () => planned, head),
    { address, file, aliases, section, pattern, html },
  )
  const known: Pick<RenderedPage, 'key' | 'report'> = {
    get key() {
      trackRead(KEYS_OF_PAGES)
      return key
    },
    get report() {
      trackRead(DRAWINGS_OF_PAGES)
      return required(page.report, `the report of ${address}`)
    },
  }
  // `Object.assign` would call these getters too early. TypeScript does not know of properties that are defined in this way.
  return Object.defineProperties(rendered, Object.getOwnPropertyDescriptors(known)) as typeof rendered & typeof known
}

function render(page: PlannedPage, context: RenderContext): Rendered & { html: Contents } {
  const started = performance.now()
  return { ...renderPage(page, context), time: performance.now() - started }
}
