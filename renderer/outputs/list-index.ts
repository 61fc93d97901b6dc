import { listIndexes } from '../../pages/shared/listing/indexes'
import type { Emitter } from '../emit'
import { keyOf } from '../key'

/** All entries of each list that goes over several pages, for the search in it (rulings, Lists). */
export const listIndex: Emitter = {
  name: 'list-index',
  *emit({ graph, codeKey }) {
    for (const { address, items } of listIndexes(graph))
      yield { path: address.slice(1), key: keyOf(codeKey, items), contents: () => `${JSON.stringify(items)}\n` }
  },
}
