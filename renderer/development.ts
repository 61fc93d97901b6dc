import type { CoreGraph } from '../src/engine/content/model/graph'
import { memoize } from '../src/engine/lib/memoize'
import { once } from '../src/engine/lib/once'
import type { SiteProblem } from '../src/engine/problems/problem'
import { ROOT } from '../src/engine/routes/base.mjs'
import { explorerOf } from '../src/engine/routes/explorer'
import { fileOf, notFoundFor, notFoundSections } from '../src/engine/routes/files'
import { targetsOf } from '../src/engine/routes/redirects'
import { developmentAssets } from './assets'
import { checkPages, type PageRecord, type ReportedPage, recordOf, reportedPage } from './build-pages'
import type { CodeKeys } from './code-keys'
import { createContext } from './context'
import { LOADER } from './define/layout.mjs'
import type { Site } from './define/site'
import { type Contents, emitAll, type Output, type OutputContext, type OutputFile, type PagesOnDemand } from './emit'
import { type Measured, type Measures, measurePages, type NextPage } from './explorer/measure'
import { outputsOf } from './outputs-of'
import { placementBelow, withSiteAddress } from './placement'
import { type PlannedPage, plannedPageAt, plannedPages, planProblems } from './plan'
import { type RenderContext, renderPage, reportPage } from './render'
import { reservedBy } from './reserved'
import { createStyles } from './styles/styles'
import { developmentMarks } from './unpublished-marks'

// Exported here, so that the development server gets them from the current code.
export { placementBelow, withSiteAddress }

/** An answer of the development server. */
export type Answer =
  | { kind: 'page'; status: 200 | 404; html: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'file'; path: string; contents: () => Contents | Promise<Contents> }

/** A site that renders pages on demand. `answer` returns undefined where no page and no file of an output has the address. */
export type DevelopmentSite = {
  graph: CoreGraph
  /** Plans all pages, one in each step, and returns the problems of the plan. An answer plans only the requested page. */
  plan: () => Generator<void, readonly SiteProblem[]>
  answer: (address: string, wantsPage: boolean) => Answer | undefined
  /** Checks the links of all pages, one page in each step. A page that has the same key as in the record is not rendered. */
  checkLinks: (record: PageRecord) => Generator<void, CheckedLinks>
  /** Measures every page, as `measurePages` does. */
  measure: (before: Measures, next?: NextPage) => Promise<Measured>
}

/** The problems that the check of links found, and the record for the next check. */
export type CheckedLinks = { problems: readonly SiteProblem[]; record: PageRecord }

/** The base path, the path of the loader, the settings of the site, and the nonce for what the server adds to pages. */
type DevelopmentOptions = { base?: string; loader?: string; settings?: unknown; nonce?: string }

/** Outputs whose files are left out, as documents are: pages are made on demand, and vite serves the files that it makes. */
const ON_DEMAND = new Set(['html', 'assets'])

/** In development nothing is cached by hashes of code. */
const DEVELOPMENT: CodeKeys = { all: 'development', shared: 'development' }

/** Styles are parsed again only when one of them has changed. */
const stylesOf = memoize(createStyles)

/**
 * Makes the site of a graph for the development server: the same pages and files as in a build, each made lazily.
 */
export function createDevelopmentSite<Graph extends CoreGraph>(
  site: Site<Graph>,
  graph: Graph,
  { base = ROOT, loader = LOADER, settings = site.settings({}), nonce }: DevelopmentOptions = {},
): DevelopmentSite {
  const styles = stylesOf(site.theme.styles)
  const assets = { base, loader, styles, origins: site.origins?.(settings) ?? [] }
  const context = createContext(site, { graph, assets: developmentAssets(assets), code: DEVELOPMENT, styles })
  // Marks of unpublished entries are only for people who look at the page: size and links are measured without them.
  const marked: RenderContext = {
    ...context,
    assets: developmentAssets(assets, nonce),
    marks: developmentMarks(graph.unpublished, base, explorerOf),
  }
  const reserved = () => reservedBy(site, graph)
  let planning = plannedPages(site.pages, graph)
  const planned: PlannedPage[] = []
  /** Plans the next page, and returns whether there is one. After an error it starts again. */
  const planNext = (): boolean => {
    try {
      const { done, value } = planning.next()
      if (!done) planned.push(value)
      return !done
    } catch (error) {
      planned.length = 0
      planning = plannedPages(site.pages, graph)
      throw error
    }
  }
  const all = (): readonly PlannedPage[] => {
    while (planNext());
    return planned
  }
  const pageAt = (address: string) => plannedPageAt(site.pages, graph, address)
  const targetOf = once(() => targetsOf(graph.site.redirects))
  const sections = once(() => notFoundSections(all().map((page) => page.address)))
  const show = (page: PlannedPage, status: 200 | 404): Answer => {
    const { html } = renderPage(page, marked)
    return { kind: 'page', status, html }
  }
  const reportOf = (address: string) => {
    const page = pageAt(address)
    return page && reportPage(page, context)
  }
  const outputs = outputsOf(site)
  const listed = outputs.filter(({ name }) => !ON_DEMAND.has(name) && name !== site.documents?.name)
  const files = once(() => outputFiles(listed, all(), { graph, styles, settings, reserved: reserved(), placement: context.placement }))
  return {
    graph,
    *plan() {
      while (planNext()) yield
      return planProblems(planned, graph, reserved())
    },
    *checkLinks(record) {
      const pages: ReportedPage[] = []
      for (const page of all()) {
        pages.push(reportedPage(page, context, { record }))
        yield
      }
      return { problems: checkPages({ pages }, site, { graph, reserved: reserved() }), record: recordOf(pages) }
    },
    measure: (before, next) => measurePages(all(), context, { before, next }),
    answer(address, wantsPage) {
      const page = pageAt(address)
      if (page) return show(page, 200)
      const made = firstAt(outputs, address, { graph, pageAt, reportOf })
      const file = made ? context.placement.file(made) : files().get(address.slice(1))
      if (file) return { kind: 'file', path: file.path, contents: file.contents }
      const to = targetOf()(address)
      if (to !== undefined) return { kind: 'redirect', to }
      const notFound = pageAt(notFoundFor(address, sections()))
      return wantsPage && notFound ? show(notFound, 404) : undefined
    },
  }
}

/** The file at an address, of an output that otherwise makes its files from all pages. */
const firstAt = (outputs: readonly Output[], address: string, site: PagesOnDemand) =>
  outputs.map((output) => output.at?.(address, site)).find((file) => file !== undefined)

type Shared = Pick<OutputContext, 'graph' | 'styles' | 'settings' | 'reserved' | 'placement'>

function outputFiles(outputs: readonly Output[], planned: readonly PlannedPage[], shared: Shared): Map<string, OutputFile> {
  const report = { links: [], ids: [], drawings: [], islands: [], enhancements: [], data: { links: [], ids: [] } }
  const pages = planned.map((page) => ({ ...page, key: fileOf(page.address), report, html: () => '' }))
  return new Map([...emitAll({ ...shared, pages, assets: [], codeKey: DEVELOPMENT.all }, outputs)].map((file) => [file.path, file]))
}
