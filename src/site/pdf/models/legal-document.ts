import type { Entry, Graph } from '../../graph/graph'
import { toolDetailsByAddress } from '../../graph/tools'
import { urlOf } from '../../routes/addresses'
import { blocksOf } from '../blocks-of'
import type { PdfDocument } from '../pdf-document'
import { documentOf } from './document-of'
import { publicationFacts } from './publication'

/** A legal document in full. */
export function legalDocument(graph: Graph, { slug, title, summary, lastUpdated, body }: Entry<'legal'>): PdfDocument {
  const { labels } = graph.pages.legal
  return documentOf(graph, {
    kind: labels.section,
    title,
    subtitle: summary,
    facts: publicationFacts(graph, { date: lastUpdated }),
    date: lastUpdated,
    drawing: { seed: slug, family: 'flow', tone: 'mist' },
    blocks: blocksOf(body, toolDetailsByAddress(graph)),
    page: urlOf.legal(slug),
    closing: { title: labels.questions },
  })
}
