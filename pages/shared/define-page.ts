import type { Page, ViewProps as ViewPropsOf } from '../../renderer/define/page'
import { pageDefiner } from '../../renderer/define/page'
import type { Graph } from '../../src/site/graph/graph'
import type { SiteWords } from '../../src/site/graph/words'

/** Props of a view: those of the page, and the words of the site. */
export type ViewProps<Props> = ViewPropsOf<Props, SiteWords>

/** A kind of page of this site. */
export type PageOfSite = Page<Graph, SiteWords>

/** Defines a kind of page of this site. */
export const definePage = pageDefiner<Graph, SiteWords>()
