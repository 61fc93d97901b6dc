import { searchDialogProps } from '../../../pages/search/search-props'
import type { Output } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import type { Graph } from '../graph/graph'
import { urlOf } from '../routes/addresses'

/** `search-dialog.json`: the props of the search dialog, which would otherwise be in every page. */
export const searchDialog: Output<Graph> = {
  name: 'search-dialog',
  codeKey: import.meta.codeKey,
  *emit({ graph, codeKey }) {
    const props = searchDialogProps(graph)
    yield { path: urlOf.searchDialog().slice(1), key: keyOf(codeKey, props), contents: () => `${JSON.stringify(props)}\n` }
  },
}
