import { listIndexes } from '../../../pages/index'
import type { Output } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import type { Graph } from '../graph/graph'

/** The entries of each list that is split into pages, for filtering all of them (specification, 5.6). */
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
