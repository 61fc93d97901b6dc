import { searchDialogProps } from '../../pages/search/search-props'
import { urlOf } from '../../src/site/routes/addresses'
import type { Emitter } from '../emit'
import { keyOf } from '../key'

/** `search-dialog.json`: the props of the search dialog, which every page would carry otherwise. */
export const searchDialog: Emitter = {
  name: 'search-dialog',
  *emit({ graph, codeKey }) {
    const props = searchDialogProps(graph)
    yield { path: urlOf.searchDialog().slice(1), key: keyOf(codeKey, props), contents: () => `${JSON.stringify(props)}\n` }
  },
}
