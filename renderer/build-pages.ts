import type { CoreGraph } from '../src/engine/content/model/graph'
import { pictureUrls } from '../src/engine/lib/picture'
import type { SiteProblem } from '../src/engine/problems/problem'
import { assertKnownParts } from './checks/islands'
import { linkProblems } from './checks/link-problems'
import { targetsText } from './checks/pages-to-check'
import type { Site } from './define/site'
import type { SitePage } from './emit'
import { keyOf } from './key'
import type { PageReport } from './page-report'
import type { PlannedPage } from './plan'
import { pageKey, type RenderContext, reportPage } from './render'

/** The key and the report of each page of the last build, by address. */
export type PageRecord = ReadonlyMap<string, { key: string; report: PageReport }>

/** What is known of a page before it is rendered: the record of the last build, and, to save hashing its data, the key of that. */
type Known = { record: PageRecord; keyOfData?: string | undefined }

/** The cache key of a page, and its report if the record has the same key. */
export function keyAndReport(
  page: PlannedPage,
  context: RenderContext,
  { record, keyOfData }: Known,
): { key: string; report: PageReport | undefined } {
  const key = pageKey(page, context, keyOfData)
  const before = record.get(page.address)
  return { key, report: before?.key === key ? before.report : undefined }
}

/** What checks need of a page: its addresses, its content file, and its report. */
export type ReportedPage = Pick<PlannedPage, 'address' | 'aliases' | 'source'> & { key: string; report: PageReport }

/** A page for outputs and for checks. */
export type RenderedPage = PlannedPage & ReportedPage & Pick<SitePage, 'html'>

/**
 * Gives a page its report without making its HTML document, which takes less time. A page that has the same key as in the record is not
 * rendered.
 */
export function reportedPage(page: PlannedPage, context: RenderContext, known: Known): ReportedPage {
  const { key, report } = keyAndReport(page, context, known)
  // Not `...page`, which would read its lazy data.
  const { address, aliases, source } = page
  return { address, aliases, source, key, report: report ?? reportPage(page, context) }
}

/** The record for the next build. */
export const recordOf = (pages: readonly ReportedPage[]): PageRecord =>
  new Map(pages.map(({ address, key, report }) => [address, { key, report }]))

/**
 * Hash of all that decides where links may lead to, except the ids of pages. `planKey` covers the code, that for browsers included, and the
 * graph without fields; `leftOut` are the addresses of pages that the site leaves out.
 */
export const targetsKey = (planKey: string, pages: readonly ReportedPage[], { leftOut = new Set(), ...content }: TargetContent) =>
  keyOf(planKey, targetsText({ pages, files: filesOf(content), links: content.graph.links }), [...leftOut])

type TargetContent = CheckedContent & { leftOut?: ReadonlySet<string> | undefined }

/** A graph, and the addresses of files of outputs and documents (`reservedBy`). */
type CheckedContent = { graph: CoreGraph; reserved: readonly string[] }

/** The addresses of files that links may lead to. */
const filesOf = ({ graph, reserved }: CheckedContent) => [...reserved, ...graph.pictures.flatMap(pictureUrls)]

/**
 * Checks the links of content, and those of the pages in `checked`; left out, these are all. Throws an error if one of these pages has an
 * island or an enhancement that the site does not have.
 */
export function checkPages(
  { pages, checked = pages }: { pages: readonly ReportedPage[]; checked?: readonly ReportedPage[] },
  { parts, leftOut, model }: Pick<Site, 'parts' | 'leftOut' | 'model'>,
  content: CheckedContent,
): SiteProblem[] {
  assertKnownParts(checked, parts, model)
  const targets = { files: filesOf(content), leftOut: leftOut?.(content.graph) }
  return linkProblems({ pages, checked }, content.graph, targets)
}
