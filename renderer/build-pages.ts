import type { CoreGraph } from '../src/engine/content/model/graph'
import type { SiteProblem } from '../src/engine/problems/problem'
import { assertKnownParts, type ClientParts } from './checks/islands'
import { linkProblems } from './checks/link-problems'
import type { SitePage } from './emit'
import type { PageReport } from './page-report'
import type { PlannedPage } from './plan'
import { pageKey, type RenderContext, renderPage, reportPage } from './render'

/** The key and the report of each page of the last build, by address. */
export type PageRecord = ReadonlyMap<string, { key: string; report: PageReport }>

/** The key of a page, and its report if it has the same key in the record. */
export function keyAndReport(
  page: PlannedPage,
  context: RenderContext,
  record: PageRecord,
): { key: string; report: PageReport | undefined } {
  const key = pageKey(page, context)
  const before = record.get(page.address)
  return { key, report: before?.key === key ? before.report : undefined }
}

/**
 * Gives every page its report and a function for its HTML. A page that has the same key as in the record is not rendered before that
 * function is called.
 */
export function* buildPages(planned: readonly PlannedPage[], context: RenderContext, record: PageRecord): Generator<SitePage> {
  for (const page of planned) {
    const { key, report: known } = keyAndReport(page, context, record)
    if (known) yield { ...page, key, report: known, html: () => renderPage(page, context).html }
    else {
      const { html, report } = renderPage(page, context)
      yield { ...page, key, report, html: () => html }
    }
  }
}

/** A page with its report, of which no HTML was made. */
export type ReportedPage = PlannedPage & { key: string; report: PageReport }

/**
 * Gives every page its report without making its HTML document, which takes less time. A page that has the same key as in the record is not
 * rendered.
 */
export const reportPages = (planned: readonly PlannedPage[], context: RenderContext, record: PageRecord): ReportedPage[] =>
  planned.map((page) => {
    const { key, report } = keyAndReport(page, context, record)
    return { ...page, key, report: report ?? reportPage(page, context) }
  })

/** The record for the next build. */
export const recordOf = (pages: readonly ReportedPage[]): PageRecord =>
  new Map(pages.map(({ address, key, report }) => [address, { key, report }]))

/** Checks the links of pages. Throws an error where a page has an island or an enhancement that the site does not have. */
export function checkPages(pages: readonly ReportedPage[], parts: ClientParts, graph: CoreGraph): SiteProblem[] {
  assertKnownParts(pages, parts)
  return linkProblems(pages, graph)
}
