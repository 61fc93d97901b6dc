import { createElement } from 'react'
import type { RenderedPage } from '../../renderer/build-pages'
import { createContext } from '../../renderer/context'
import type { Contents, Output, OutputContext, SitePage } from '../../renderer/emit'
import type { Assets } from '../../renderer/html-document'
import type { PageReport } from '../../renderer/page-report'
import { AT_ROOT } from '../../renderer/placement'
import { reservedBy } from '../../renderer/reserved'
import { memoize } from '../../src/engine/lib/memoize'
import { ROOT } from '../../src/engine/routes/base.mjs'
import { fileOf } from '../../src/engine/routes/files'
import type { Graph } from '../../src/site/graph/graph'
import type { MailSettings } from '../../src/site/islands/mail/settings'
import { buildPages } from '../support/build-pages'
import { CODE } from '../support/code'
import { planPages } from '../support/plan-pages'
import { SITE } from '../support/site'

/** Addresses of scripts and fonts, as a build would have them. */
export const ASSETS: Assets = {
  base: ROOT,
  loader: '/assets/loader.js',
  printStyles: '/assets/print.css',
  laterStyles: '/assets/later.css',
  siteStyles: '/assets/site.css',
  origins: [],
}

const EMPTY: PageReport = { links: [], ids: [], drawings: [], islands: [], enhancements: [], data: { links: [], ids: [] } }

type Made = Partial<Omit<SitePage, 'report' | 'head'>> & { report?: Partial<PageReport>; head?: Partial<SitePage['head']> }

/** A rendered page; a test sets what it needs. */
export const sitePage = ({ address = '/made', report, head, ...rest }: Made = {}): RenderedPage => ({
  address,
  file: fileOf(address),
  aliases: [],
  section: undefined,
  params: {},
  source: 'pages/made.yaml',
  props: {},
  key: `key of ${address}`,
  pattern: address,
  element: () => createElement('p'),
  data: () => [],
  html: () => `page ${address}`,
  ...rest,
  head: { title: `Title of ${address}`, description: `Description of ${address}`, ...head },
  report: { ...EMPTY, ...report },
})

/** The input of outputs. */
type Inputs = OutputContext<Graph, MailSettings>

/** The input of outputs for a graph; a test sets what it needs. */
export const outputOf = (graph: Graph, overrides: Partial<Inputs> = {}): Inputs => ({
  graph,
  pages: [],
  assets: [],
  styles: {
    namesOf: () => new Set(),
    ofPage: () => 'styles',
    print: () => 'styles for paper',
    later: () => 'later styles',
    site: () => 'all styles',
  },
  settings: {},
  reserved: reservedBy(SITE, graph),
  placement: AT_ROOT,
  codeKey: 'code',
  ...overrides,
})

/** The files of an output with their contents, by path. */
export async function filesOf(output: Output<Graph, MailSettings>, site: Inputs): Promise<Map<string, Contents>> {
  const files = new Map<string, Contents>()
  for (const { path, contents } of output.emit(site)) files.set(path, await contents())
  return files
}

/** The contents of the only file of an output, as text. */
export async function textOf(output: Output<Graph, MailSettings>, site: Inputs): Promise<string> {
  const [contents, ...others] = (await filesOf(output, site)).values()
  if (typeof contents !== 'string' || others.length > 0) throw new Error(`${output.name} does not make one file of text`)
  return contents
}

/** The rendered pages of a graph: all, or those at some addresses. Throws if the plan has problems. */
export const pagesOf = (graph: Graph, ...addresses: readonly string[]): readonly RenderedPage[] =>
  addresses.length === 0 ? allPages(graph) : renderPages(graph, addresses)

/** Several files of tests ask for all pages of this site. */
const allPages = memoize((graph: Graph) => renderPages(graph, []))

function renderPages(graph: Graph, addresses: readonly string[]): RenderedPage[] {
  const plan = planPages(SITE, graph)
  if (plan.problems.length > 0) throw new Error(JSON.stringify(plan.problems, null, 2))
  const wanted = plan.value.filter(({ address }) => addresses.length === 0 || addresses.includes(address))
  return [...buildPages(wanted, createContext(SITE, { graph: graph, assets: ASSETS, code: CODE }), new Map())]
}
