import { COLLECTION_NAMES } from '../../../schemas/collection-names'
import { required } from '../../engine/problems/problem'
import type { TraitContext } from '../collections/define'
import { collections } from '../collections/index'
import type { Graph } from './graph'

/** The context of the traits of a graph's entries. */
export const traitContextOf = (graph: Graph): TraitContext => ({
  site: graph.site,
  pages: graph.pages,
  entriesOf: (collection) => {
    const name = required(
      COLLECTION_NAMES.find((one) => Object.is(collections[one], collection)),
      `the name of ${collection.dir}`,
    )
    // Its entries are those of `collection`, whose name it has. The type of the map says no more than that they are of one of all.
    return graph.collections.get(name) as never
  },
})
