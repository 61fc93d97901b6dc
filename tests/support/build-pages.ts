import { keyAndReport, type PageRecord, type RenderedPage } from '../../renderer/build-pages'
import type { PlannedPage } from '../../renderer/plan'
import { type RenderContext, renderPage } from '../../renderer/render'

/**
 * Gives every page its report and a function for its HTML. A page that has the same key as in the record is not rendered before that
 * function is called. Builds have another way (`scripts/site-build/render-stage.ts`), which waits for the writer of files or for threads,
 * while tests need neither and have all pages at once.
 */
export function* buildPages(planned: readonly PlannedPage[], context: RenderContext, record: PageRecord): Generator<RenderedPage> {
  for (const page of planned) {
    const { key, report: known } = keyAndReport(page, context, record)
    if (known) yield { ...page, key, report: known, html: () => renderPage(page, context).html }
    else {
      const { html, report } = renderPage(page, context)
      yield { ...page, key, report, html: () => html }
    }
  }
}
