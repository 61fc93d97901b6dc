import { listIndexes } from '../../../pages/index'
import type { Output } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import type { Graph } from '../graph/graph'

/** All entries of each paginated list, for filtering them in the browser (specification, 5.6). */
export const listIndex: Output<Graph> = {
  name: 'list-index',
  codeKey: import.meta.codeKey,
  reserved: (graph) => listIndexes(graph).map(({ address }) => address),
  *emit({ graph, codeKey }) {
    for (const { address, items: itemsOf } of listIndexes(graph)) {
      const items = itemsOf()
      yield { path: address.slice(1), key: keyOf(codeKey, items), contents: () => `${JSON.stringify(items)}\n` }
    }
  },
}
