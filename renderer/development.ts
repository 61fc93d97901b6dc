import { pages as pageKinds } from '../pages/index'
import type { Graph } from '../src/engine/content/link/graph'
import type { SiteProblem } from '../src/engine/problems/problem'
import { targetOf } from '../src/engine/routes/redirects'
import { artNameOf } from '../src/site/art/address'
import { artFile } from '../src/site/art/file'
import type { MailSettings } from '../src/site/islands/mail/settings'
import { fileOf } from '../src/site/routes/addresses'
import { notFoundFile, notFoundSectionOf } from '../src/site/routes/not-found'
import { developmentAssets } from './assets'
import { buildPages, checkPages, type PageRecord, recordOf } from './build-pages'
import { createContext } from './context'
import { type Contents, emitAll, type OutFile, type SiteOutput, type SitePage } from './emit'
import { emitters } from './emitters'
import { type Measured, type Measures, measurePages } from './explorer/measure'
import { type PlannedPage, planPages } from './plan'
import { type RenderContext, renderPage } from './render'
import { createSiteStyles } from './styles/site'
import { markStyles, withNotice } from './unpublished-marks'

/** What the development server answers. */
export type Answer =
  | { kind: 'page'; status: 200 | 404; html: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'file'; path: string; contents: () => Contents | Promise<Contents> }

/** A site that renders on demand. `answer` gives undefined for what is neither a page nor a file of an output. */
export type DevelopmentSite = {
  graph: Graph
  problems: readonly SiteProblem[]
  answer: (address: string, wantsPage: boolean) => Answer | undefined
  /** Checks the links of all pages, a page a step. Pages are rendered for it, but for those that are in the record as they are. */
  checkLinks: (record: PageRecord) => Generator<void, CheckedLinks>
  /** Every page with what it weighs. What was measured before is not measured again. */
  measure: (before: Measures) => Promise<Measured>
}

/** What the check of links found, and what the next one may start from. */
export type CheckedLinks = { problems: readonly SiteProblem[]; record: PageRecord }

/** Outputs that hold what the server gives in another way: pages, drawings, and files of vite. */
const ON_DEMAND = new Set(['html', 'artwork', 'assets'])

/** Makes the site of a graph for the development server: the same pages and files as a build, one at a time. */
export function createDevelopmentSite(graph: Graph, mail: MailSettings = {}): DevelopmentSite {
  const plan = planPages(pageKinds, graph)
  const styles = createSiteStyles()
  const context = createContext(graph, developmentAssets('', styles), 'development', styles)
  // Marks are for whoever looks at a page: they are no part of what it weighs and links to.
  const marked: RenderContext = { ...context, assets: developmentAssets(markStyles(graph.unpublished), styles) }
  const byAddress = new Map(plan.value.flatMap((page) => [page.address, ...page.aliases].map((address) => [address, page] as const)))
  const byFile = new Map(plan.value.map((page) => [page.file, page]))
  const show = (page: PlannedPage, status: 200 | 404): Answer => {
    const { html } = renderPage(page, marked)
    return { kind: 'page', status, html: withNotice(html, page.source, graph.unpublished) }
  }
  const files = outputFiles(graph, plan.value, { styles, mail })
  return {
    graph,
    problems: plan.problems,
    *checkLinks(record) {
      const pages: SitePage[] = []
      for (const page of buildPages(plan.value, context, record)) {
        pages.push(page)
        yield
      }
      return { problems: checkPages(pages, graph).problems, record: recordOf(pages) }
    },
    measure: (before) => measurePages(plan.value, context, before),
    answer(address, wantsPage) {
      const page = byAddress.get(address)
      if (page) return show(page, 200)
      const art = artNameOf(address)
      if (art) return { kind: 'file', path: address, contents: () => artFile(art) }
      const file = files.get(address.slice(1))
      if (file) return { kind: 'file', path: file.path, contents: file.contents }
      const to = targetOf(address, graph.site.redirects)
      if (to !== undefined) return { kind: 'redirect', to }
      const lost = byFile.get(notFoundFile(notFoundSectionOf(address)))
      return wantsPage && lost ? show(lost, 404) : undefined
    },
  }
}

function outputFiles(graph: Graph, planned: readonly PlannedPage[], shared: Pick<SiteOutput, 'styles' | 'mail'>): Map<string, OutFile> {
  const report = { links: [], ids: [], drawings: [], islands: [] }
  const pages = planned.map((page) => ({ ...page, key: fileOf(page.address), report, html: () => '' }))
  const chosen = emitters.filter(({ name }) => !ON_DEMAND.has(name))
  return new Map([...emitAll({ graph, pages, assets: [], ...shared, codeKey: 'development' }, chosen)].map((file) => [file.path, file]))
}
