import type { Graph, Service } from '../../graph/graph'
import { urlOf } from '../../routes/addresses'
import { patterns } from '../../routes/patterns'
import type { Block, PdfDocument } from '../pdf-document'
import { companyCover, officeTable } from './company'
import { documentOf } from './document-of'
import { engagementBlocks } from './engagement'
import { factStats } from './facts'
import { phaseChart, phaseTable } from './phases'
import { programBlocks } from './stories'
import { heading, lead, paragraph, table } from './text-blocks'

/** The brochure of all services. */
export function brochure(graph: Graph): PdfDocument {
  const { kinds, brochure: words } = graph.pages.documents
  return documentOf(graph, {
    kind: kinds.brochure,
    title: words.title,
    subtitle: words.subtitle,
    facts: companyCover(graph),
    drawing: { seed: 'aldergate-services', family: 'lattice', tone: 'pine' },
    blocks: [
      ...company(graph),
      ...practices(graph),
      heading(1, words.work),
      lead(words.workLede),
      phaseTable(graph, words.phases),
      ...phaseChart(graph),
      ...engagementBlocks(graph, words.models),
      ...industries(graph),
      heading(1, words.results),
      ...words.programs.flatMap((slug) => programBlocks(graph, slug)),
      heading(1, words.offices),
      officeTable(graph, words.addresses),
    ],
    page: patterns.services,
    closing: { title: words.closing },
  })
}

const company = (graph: Graph): Block[] => {
  const { company: title, companyText, facts } = graph.pages.documents.brochure
  const [first = '', ...others] = companyText
  return [heading(1, title), lead(first), ...others.map(paragraph), factStats(graph, facts)]
}

function practices(graph: Graph): Block[] {
  const { brochure: words, columns } = graph.pages.documents
  const all = graph.services.values()
  return [
    heading(1, words.practices),
    table(
      words.overview,
      [columns.practice, columns.promise, columns.figure],
      all.map(({ slug, title, subtitle, outcomes }) => [{ text: title, href: urlOf.service(slug) }, subtitle, outcomes[0] ?? '']),
    ),
    ...all.flatMap(practice),
  ]
}

/** A service on about half a page. */
const practice = ({ title, subtitle, description, figures, capabilities }: Service): Block[] => [
  heading(2, title),
  { kind: 'stats', items: figures },
  paragraph(`${subtitle}. ${description}`),
  paragraph(`${capabilities.join('; ')}.`),
]

function industries(graph: Graph): Block[] {
  const { brochure: words, columns } = graph.pages.documents
  return [
    heading(1, words.industries),
    table(
      words.clients,
      [columns.industry, columns.offer, columns.clients],
      graph.industries
        .values()
        .map(({ title, url, description, clients }) => [url === null ? title : { text: title, href: url }, description, clients]),
    ),
  ]
}
