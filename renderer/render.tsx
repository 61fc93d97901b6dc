import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { CoreGraph } from '../src/engine/content/model/graph'
import { SiteCodeError } from '../src/engine/problems/problem'
import type { FrameMarkup } from './define/frame'
import type { Site } from './define/site'
import type { Theme } from './define/theme'
import type { Assets } from './document'
import { htmlDocument, MAIN_ID } from './document'
import { jsonLoss } from './json-loss'
import { keyOf } from './key'
import { type PageReport, reportOf } from './page-report'
import type { PlannedPage } from './plan'
import { splitAtFold } from './styles/fold'
import { arrivingElement, sharedElementStyles } from './styles/shared-elements'
import type { Styles } from './styles/styles'

/** What all pages are rendered with. */
export type RenderContext = {
  identity: CoreGraph['site']['identity']
  /** The words that every view gets. */
  words: object
  theme: Theme
  viewForLinks: Site['viewForLinks']
  /** The markup before and after `<main>`, made once for each section of the navigation. */
  frame: FrameMarkup
  styles: Styles
  assets: Assets
  /** The key of all that pages share: code, words and frame. */
  key: string
}

/** The HTML document of a page, and its report, which is that of its body: the head holds neither links nor ids. */
export type RenderedPage = { html: string; report: PageReport }

/** The key of a page: pages with the same key have the same bytes. Throws an error for props that JSON would lose a part of. */
export function pageKey({ address, props, head }: PlannedPage, context: Pick<RenderContext, 'key'>): string {
  const loss = jsonLoss({ props, head })
  if (loss !== undefined) throw new SiteCodeError(`the page ${address} has ${loss}, which its key does not see`)
  // As texts, so that nothing is looked through for losses twice.
  return keyOf(context.key, address, JSON.stringify(props), JSON.stringify(head))
}

/** The attributes of an island that has only the styles of its page. */
const OWN_ISLAND = / data-island="[^"]*"(?! data-styles)/

/** The body of a page: its view within the frame of the site. */
function bodyOf(page: PlannedPage, view: ReactElement, { frame, assets }: Pick<RenderContext, 'frame' | 'assets'>) {
  const { before, after } = frame(page)
  const main = renderToStaticMarkup(view)
  // Styles for print come last: they overrule the later ones.
  const later = `<link rel="stylesheet" href="${assets.laterStyles}"><link rel="stylesheet" href="${assets.printStyles}" media="print">`
  const { first, rest } = splitAtFold(`<main id="${MAIN_ID}" tabindex="-1">${main}</main>`)
  return { main, first, before, body: `${before}${first}${later}${rest}${after}` }
}

/** The report of a page, without its document: drawings hold neither links nor ids. */
export const reportPage = (page: PlannedPage, context: Pick<RenderContext, 'words' | 'viewForLinks' | 'frame' | 'assets'>): PageReport =>
  reportOf(bodyOf(page, context.viewForLinks(page.element(context.words)), context).body)

/** Renders a page: its view in the frame of the site, with the styles that it uses. */
export function renderPage(page: PlannedPage, context: RenderContext): RenderedPage {
  const { identity, words, theme, styles, assets } = context
  const { main, before, first, body } = bodyOf(page, page.element(words), context)
  // Before the body is read: reading joins the pieces that React wrote, and the body takes what is joined.
  const shared = sharedElementStyles(main)
  const names = styles.namesOf(body)
  const firstInContent = styles.namesOf(first)
  const html = htmlDocument({
    identity,
    theme,
    head: page.head,
    address: page.address,
    assets,
    styles:
      styles.ofPage({
        names,
        first: new Set([...styles.namesOf(before), ...firstInContent]),
        firstInContent,
        hasIslands: OWN_ISLAND.test(body),
      }) + shared,
    arriving: arrivingElement(main),
    fonts: theme.fonts.flatMap(({ url, usedBy }) => (usedBy === undefined || names.has(usedBy) ? [url] : [])),
    body,
  })
  return { html, report: reportOf(body) }
}
