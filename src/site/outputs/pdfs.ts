import type { Output } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import type { Graph } from '../graph/graph'
import { documentsOf } from '../pdf/documents'

/** The PDFs. The library that sets them is loaded when the first one is made. */
export const pdfs: Output<Graph> = {
  name: 'pdfs',
  *emit({ graph, codeKey }) {
    for (const { path, document } of documentsOf(graph)) {
      const made = document()
      yield {
        path,
        // What a document leaves undefined makes no difference in its PDF.
        key: keyOf(codeKey, JSON.stringify(made)),
        contents: async () => {
          const { renderPdf } = await import('../pdf/render')
          const { bytes } = await renderPdf(made)
          return bytes
        },
      }
    }
  },
  reserved: (graph) => [...documentsOf(graph)].map(({ path }) => `/${path}`),
}
