import { inquiryProps } from '../../../pages/shared/inquiry-props'
import type { Output } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import type { Graph } from '../graph/graph'
import { wordsOf } from '../graph/words'
import { INQUIRY_LEVELS, urlOf } from '../routes/addresses'

/**
 * The props of the inquiry form, a file for each level of its headings, fetched when a visitor is about to use the form, so that pages do
 * not carry them.
 */
export const inquiryForm: Output<Graph> = {
  name: 'inquiry-form',
  codeKey: import.meta.codeKey,
  *emit({ graph, codeKey }) {
    for (const level of INQUIRY_LEVELS) {
      const props = inquiryProps({ ...wordsOf(graph), formTitle: graph.pages.contact.formTitle }, level)
      yield { path: urlOf.inquiryForm(level).slice(1), key: keyOf(codeKey, props), contents: () => `${JSON.stringify(props)}\n` }
    }
  },
}
