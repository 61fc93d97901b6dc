import type { SiteDocument } from '../../../renderer/define/documents'
import { fileOfEntry } from '../../engine/content/model/content-model'
import { collections } from '../collections/index'
import type { Graph } from '../graph/graph'
import { isLeftOut } from '../graph/left-out'
import { manuscriptOf } from '../graph/manuscripts'
import { urlOf } from '../routes/addresses'
import { BROCHURE, PRESS_SHEET, PROFILE } from '../routes/files'
import { patterns } from '../routes/patterns'
import { brochure } from './models/brochure'
import { caseStudyReport } from './models/case-study'
import { legalDocument } from './models/legal-document'
import { pressSheet } from './models/press-sheet'
import { profile } from './models/profile'
import { reportDocument } from './models/report'
import { serviceBrief } from './models/service-brief'
import { whitepaperDocument } from './models/whitepaper'
import type { PdfDocument } from './pdf-document'

const WORDS = 'pages/documents.yaml'

/** Every PDF of the site, with lazily computed data. */
export function* documentsOf(graph: Graph): Generator<SiteDocument<PdfDocument>> {
  const fileOf = (collection: keyof typeof collections, slug: string) => fileOfEntry({ collections }, collection, slug)
  for (const paper of graph.whitepapers.values()) {
    const { collection, slug } = manuscriptOf(graph, paper.slug) ?? paper
    yield {
      path: pathOf(urlOf.pdf(urlOf.whitepaper(paper.slug))),
      source: fileOf(collection, slug),
      data: () => whitepaperDocument(graph, paper),
    }
  }
  for (const study of graph.caseStudies.values())
    yield {
      path: pathOf(urlOf.pdf(urlOf.caseStudy(study.slug))),
      source: fileOf('caseStudies', study.slug),
      data: () => caseStudyReport(graph, study),
    }
  for (const service of graph.services.values())
    yield {
      path: pathOf(urlOf.pdf(urlOf.service(service.slug))),
      source: fileOf('services', service.slug),
      data: () => serviceBrief(graph, service),
    }
  for (const report of reportsOf(graph))
    yield {
      path: pathOf(urlOf.report(report.slug)),
      source: fileOf('reports', report.slug),
      data: () => reportDocument(graph, report),
    }
  for (const page of graph.legal.values())
    if (page.pdf)
      yield {
        path: pathOf(urlOf.pdf(urlOf.legal(page.slug))),
        source: fileOf('legal', page.slug),
        data: () => legalDocument(graph, page),
      }
  yield { path: pathOf(BROCHURE), source: WORDS, data: () => brochure(graph) }
  yield { path: pathOf(PRESS_SHEET), source: WORDS, data: () => pressSheet(graph) }
  yield { path: pathOf(PROFILE), source: WORDS, data: () => profile(graph) }
}

/** The path of the file at an address. */
const pathOf = (address: string) => address.slice(1)

/** The reports that pages link to: one from About, all from the page for investors. */
function reportsOf(graph: Graph) {
  const { file } = graph.pages.about.esg.report
  return graph.reports.values().filter(({ slug }) => slug === file || !isLeftOut(graph, patterns.investors))
}
