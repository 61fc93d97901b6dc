import { keyAndReport, type PageRecord, type RenderedPage } from '../../renderer/build-pages'
import type { PlannedPage } from '../../renderer/plan'
import { type RenderContext, renderPage } from '../../renderer/render'

/**
 * Gives every page its report and a function for its HTML. A page with the same key as in the record is rendered only when that function is
 * called. Builds do this in `scripts/site-build/render-stage.ts`, with threads and a writer of files, which tests do not need.
 */
export function* buildPages(planned: readonly PlannedPage[], context: RenderContext, record: PageRecord): Generator<RenderedPage> {
  for (const page of planned) {
    const { key, report: known } = keyAndReport(page, context, { record })
    if (known) yield { ...page, key, report: known, html: () => renderPage(page, context).html }
    else {
      const { html, report } = renderPage(page, context)
      yield { ...page, key, report, html: () => html }
    }
  }
}
