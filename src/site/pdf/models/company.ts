import type { Graph } from '../../graph/graph'
import { personOf } from '../../graph/people'
import { phoneHref } from '../../routes/phone-href'
import type { Block, PdfDocument } from '../pdf-document'
import { table } from './text-blocks'

/** The offices in a table. */
export function officeTable(graph: Graph, caption: string): Block {
  const { columns } = graph.pages.documents
  return table(
    caption,
    [columns.office, columns.address, graph.site.strings.contactPanel.phone],
    graph.offices
      .values()
      .map(({ city, country, address, phone }) => [`${city}, ${country}`, address, { text: phone, href: phoneHref(phone) }]),
  )
}

/** The people who lead the company, in order. */
export const leadersOf = (graph: Graph) => graph.pages.about.leadership.people.map((slug) => personOf(graph, slug))

/** The awards in a table, newest first as on the page. */
export function awardTable({ pages }: Graph): Block {
  const { columns, pressSheet } = pages.documents
  return table(
    pressSheet.awardsCaption,
    [columns.year, columns.name, columns.detail],
    pages.about.awards.items.map(({ year, title, description }) => [String(year), title, description]),
  )
}

/** The facts on the covers of documents about the whole company. */
export const companyCover = ({ site, pages }: Graph): PdfDocument['facts'] => [
  { label: pages.documents.cover.founded, value: String(site.identity.founded) },
  { label: pages.documents.cover.headOffice, value: site.identity.address },
]
