import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { CoreGraph } from '../src/engine/content/model/graph'
import { SiteCodeError } from '../src/engine/problems/problem'
import type { CodeKeys } from './code-keys'
import type { Site } from './define/site'
import type { Theme } from './define/theme'
import type { Assets } from './html-document'
import { documentHead, END_OF_DOCUMENT, MAIN_ID } from './html-document'
import { jsonLoss } from './json-loss'
import { keyOf } from './key'
import { joinReports, type PageReport, reportOf } from './page-report'
import type { Placement } from './placement'
import type { PlannedPage } from './plan'
import { htmlOf, type PagePart, pagePart, partsWithPolicy } from './policy'
import type { ReadFrame, ReadMarkup } from './read-markup'
import { type DataNodes, dataReportOf, dataScript } from './structured-data'
import { splitAtFold } from './styles/fold'
import { arrivingElement, sharedElementStyles } from './styles/shared-elements'
import type { Styles } from './styles/styles'
import type { Marks } from './unpublished-marks'

/** What all pages are rendered with. */
export type RenderContext = {
  identity: CoreGraph['site']['identity']
  /** The words that every view gets. */
  words: object
  theme: Theme
  viewForLinks: Site['viewForLinks']
  /** The markup before and after `<main>`. */
  frame: ReadFrame
  /** The links to the later styles and to those for print. */
  styleLinks: ReadMarkup
  styles: Styles
  assets: Assets
  placement: Placement
  /** The marks of what is not published. */
  marks: Marks
  /** Hash of all that pages share, such as their code, words, frame and addresses of assets. */
  key: string
  code: CodeKeys
}

/** The HTML document of a page in parts, and its report, which is that of its body and its data: the head holds neither links nor ids. */
type ReportedParts = { parts: readonly PagePart[]; report: PageReport }

/** The cache key of a page, made of its data and all that pages share: pages with the same key have the same bytes. */
export const pageKey = (page: PageData, { key, code }: Pick<RenderContext, 'key' | 'code'>, keyOfData = dataKey(page)): string =>
  keyOf(key, page.codeKey ?? code.all, keyOfData)

type PageData = Pick<PlannedPage, 'address' | 'props' | 'head' | 'codeKey'>

/** Hash of the data of a page. Throws an error for props or a head that JSON would lose a part of. */
export function dataKey({ address, props, head }: PageData): string {
  const loss = jsonLoss({ props, head })
  if (loss !== undefined) throw new SiteCodeError(`the page ${address} has ${loss}, which its key does not see`)
  // As JSON, so that `keyOf` does not search for losses again.
  return keyOf(address, JSON.stringify(props), JSON.stringify(head))
}

/** The attributes of an island that has only the styles of its page. */
const OWN_ISLAND = / data-island="[^"]*"(?! data-styles)/

/** The structured data of a page. One that search engines leave out has none. */
const dataOf = (page: PlannedPage, words: object): DataNodes =>
  page.head.noindex ? [] : page.data({ site: words, address: page.address, card: page.head.card?.address })

type BodyContext = Pick<RenderContext, 'identity' | 'words' | 'frame' | 'styleLinks'>

/**
 * The body of a page: its view within the frame of the site, in parts. The links to styles go before what is below the first screen. Only
 * the view is read here: the other parts have been read for all pages.
 */
function bodyOf(page: PlannedPage, view: ReactElement, { identity, words, frame, styleLinks }: BodyContext) {
  const { before, after } = frame(page)
  const nodes = dataOf(page, words)
  const { first, rest } = splitAtFold(`<main id="${MAIN_ID}" tabindex="-1">${renderToStaticMarkup(view)}</main>`)
  const markup = joinReports([before.report, reportOf(first), styleLinks.report, reportOf(rest), after.report])
  const report: PageReport = {
    ...markup,
    data: dataReportOf(nodes, { origin: identity.origin, address: page.address, card: page.head.card?.address }),
  }
  return { before, first, rest, after, data: dataScript(nodes), report }
}

/** The report of a page, without its document: drawings hold neither links nor ids. */
export const reportPage = (page: PlannedPage, context: RenderContext): PageReport =>
  bodyOf(page, context.viewForLinks(page.element(context.words)), context).report

/** Renders a page: its view in the frame of the site, with the styles that it uses. */
export function renderParts(page: PlannedPage, context: RenderContext): ReportedParts {
  const { identity, words, theme, styles, styleLinks, assets, placement, marks } = context
  const { before, first, rest, after, data, report } = bodyOf(page, page.element(words), context)
  const main = first + rest
  const firstInContent = styles.namesOf(first)
  const names = new Set([...before.names, ...firstInContent, ...styleLinks.names, ...styles.namesOf(rest), ...after.names])
  const head = documentHead({
    identity,
    theme,
    head: page.head,
    address: page.address,
    assets,
    styles:
      styles.ofPage({
        names,
        first: new Set([...before.names, ...firstInContent]),
        firstInContent,
        hasIslands: [before.html, main, after.html].some((part) => OWN_ISLAND.test(part)),
      }) + sharedElementStyles(main),
    arriving: arrivingElement(main),
    fonts: theme.fonts.flatMap(({ url, usedBy }) => (usedBy === undefined || names.has(usedBy) ? [url] : [])),
    added: marks.head,
    body: [before.html, main, after.html],
  })
  const part = (html: string) => pagePart(placement.page(html))
  const end = part(data + marks.noticeOf(page.source) + END_OF_DOCUMENT)
  return {
    parts: partsWithPolicy([part(head), before.part, part(first), styleLinks.part, part(rest), after.part, end], page.address, assets),
    report,
  }
}

/** Renders a page as one text. */
export function renderPage(page: PlannedPage, context: RenderContext): { html: string; report: PageReport } {
  const { parts, report } = renderParts(page, context)
  return { html: htmlOf(parts), report }
}
