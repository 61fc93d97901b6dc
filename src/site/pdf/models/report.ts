import { longDate } from '../../../engine/lib/dates'
import { contactRows } from '../../graph/contact-rows'
import type { Entry, Graph } from '../../graph/graph'
import { toolDetailsByAddress } from '../../graph/tools'
import { patterns } from '../../routes/patterns'
import { blocksOf } from '../blocks-of'
import type { PdfDocument } from '../pdf-document'
import { documentOf } from './document-of'
import { investorTable } from './investor-tables'
import { heading } from './text-blocks'

/** A report for investors: its text, then its tables. */
export function reportDocument(graph: Graph, report: Entry<'reports'>): PdfDocument {
  const { cover, report: words } = graph.pages.documents
  const { strings, identity } = graph.site
  const { slug, title, type, description, date, tone, tables, body } = report
  const { contact } = graph.pages.investors
  return documentOf(graph, {
    kind: type,
    title,
    subtitle: description,
    facts: [
      { label: cover.published, value: longDate(date, identity.locale) },
      { label: contact.role, value: contact.name },
    ],
    date,
    drawing: { seed: slug, family: 'flow', tone },
    blocks: [
      ...blocksOf(body, toolDetailsByAddress(graph)),
      ...(tables.length > 0 ? [heading(1, words.annex)] : []),
      ...tables.flatMap((table) => investorTable(graph, table)),
    ],
    page: patterns.investors,
    closing: {
      title: words.closing,
      text: words.closingText,
      rows: [...contactRows(contact, strings.contactPanel), { label: strings.contactPanel.address, value: contact.address }],
    },
  })
}
