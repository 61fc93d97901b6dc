import { COLLECTION_NAMES } from '../../../schemas/collection-names'
import { required } from '../../engine/problems/problem'
import type { TraitContext } from '../collections/define'
import { collections } from '../collections/index'
import type { Graph } from './graph'

/** The context for the traits of a graph's entries. */
export const traitContextOf = (graph: Graph): TraitContext => ({
  site: graph.site,
  pages: graph.pages,
  entriesOf: (collection) => {
    const name = required(
      COLLECTION_NAMES.find((one) => Object.is(collections[one], collection)),
      `the name of ${collection.dir}`,
    )
    // The type of the map does not relate a name to its entries.
    return graph.collections.get(name) as never
  },
})
