import type { CoreGraph } from '../src/engine/content/model/graph'
import type { SiteProblem } from '../src/engine/problems/problem'
import { assertKnownParts, type ClientParts } from './checks/islands'
import { linkProblems } from './checks/link-problems'
import type { SitePage } from './emit'
import type { PageReport } from './page-report'
import type { PlannedPage } from './plan'
import { pageKey, type RenderContext, renderPage, reportPage } from './render'

/** The key and the report of each page of the last build, by address. */
export type PageRecord = Record<string, { key: string; report: PageReport }>

/** The key and the report of a page, and its HTML if it was rendered. */
export type BuiltPage = { key: string; report: PageReport; html: string | undefined }

/** Renders a page, unless it has the same key as in the record. */
export function buildPage(page: PlannedPage, context: RenderContext, record: PageRecord): BuiltPage {
  const key = pageKey(page, context)
  const before = record[page.address]
  return before?.key === key ? { key, report: before.report, html: undefined } : { key, ...renderPage(page, context) }
}

/**
 * Gives every page its report and a function for its HTML. A page that has the same key as in the record is not rendered before that
 * function is called.
 */
export function* buildPages(planned: readonly PlannedPage[], context: RenderContext, record: PageRecord): Generator<SitePage> {
  for (const page of planned) {
    const { html, ...built } = buildPage(page, context, record)
    yield { ...page, ...built, html: () => html ?? renderPage(page, context).html }
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
    const key = pageKey(page, context)
    const before = record[page.address]
    return { ...page, key, report: before?.key === key ? before.report : reportPage(page, context) }
  })

/** The record for the next build. */
export const recordOf = (pages: readonly ReportedPage[]): PageRecord =>
  Object.fromEntries(pages.map(({ address, key, report }) => [address, { key, report }]))

/** Checks the links of pages. Throws an error where a page has an island or an enhancement that the site does not have. */
export function checkPages(pages: readonly ReportedPage[], parts: ClientParts, graph: CoreGraph): SiteProblem[] {
  assertKnownParts(pages, parts)
  return linkProblems(pages, graph)
}
