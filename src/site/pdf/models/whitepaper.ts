import type { Entry, Graph } from '../../graph/graph'
import { drawingOf } from '../../graph/kinds'
import { manuscriptOf } from '../../graph/manuscripts'
import { personOf } from '../../graph/people'
import { toolDetailsByAddress } from '../../graph/tools'
import { urlOf } from '../../routes/addresses'
import { blocksOf } from '../blocks-of'
import type { PdfDocument } from '../pdf-document'
import { documentOf } from './document-of'
import { publicationFacts } from './publication'

type Whitepaper = Entry<'whitepapers'>

/** A whitepaper in full: its manuscript, or the text of its page if it has none. */
export function whitepaperDocument(graph: Graph, paper: Whitepaper): PdfDocument {
  const { kinds, cover, whitepaper: words } = graph.pages.documents
  const { slug, title, subtitle, excerpt, category, author, date, updated, tone, body } = paper
  const manuscript = manuscriptOf(graph, slug)
  const { name, title: position } = personOf(graph, author)
  return documentOf(graph, {
    kind: manuscript?.kind ?? kinds.whitepaper,
    title,
    subtitle: manuscript?.subtitle ?? subtitle ?? excerpt,
    facts: [
      { label: cover.author, value: `${name}, ${position}` },
      { label: cover.subject, value: category },
      ...publicationFacts(graph, { date, updated }),
    ],
    date,
    drawing: { ...drawingOf(paper), tone },
    blocks: blocksOf(manuscript?.body ?? body, toolDetailsByAddress(graph)),
    page: urlOf.whitepaper(slug),
    closing: { title: words.closing, text: words.closingText },
  })
}
