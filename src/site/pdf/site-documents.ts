import type { Documents } from '../../../renderer/define/documents'
import type { Graph } from '../graph/graph'
import { documentsOf } from './document-list'
import type { PdfDocument } from './pdf-document'
import { recipe } from './recipe'

/** The PDFs of the site. The rendering library is loaded when the first one is made. */
export const siteDocuments: Documents<Graph, PdfDocument> = {
  codeKey: import.meta.codeKey,
  name: 'pdfs',
  *of(graph) {
    for (const { path, source, data } of documentsOf(graph)) yield { path, source, data: () => plain(data()) }
  },
  async make(document) {
    const { renderPdf } = await import('./render')
    return renderPdf(document)
  },
  async missing(document) {
    const { missingInWords } = await import('./fonts/glyphs')
    return missingInWords(textsIn(document))
  },
  recipe,
}

/** A document as plain JSON: undefined properties make no difference in its PDF. */
const plain = (document: PdfDocument): PdfDocument => JSON.parse(JSON.stringify(document)) as PdfDocument

/** Every text in a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
