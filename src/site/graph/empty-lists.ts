import { COLLECTION_NAMES } from '../../../schemas/collection-names'
import { madeOnce } from '../../engine/lib/made-once'
import { collections } from '../collections/index'
import { patterns } from '../routes/patterns'
import type { Graph } from './graph'

/** The addresses of the lists of collections without an entry. */
const emptyLists = madeOnce(
  (graph: Graph): ReadonlySet<string> =>
    new Set(
      COLLECTION_NAMES.flatMap((name) => {
        const { listed } = collections[name]
        return listed && graph[name].size === 0 ? [patterns[listed.place]] : []
      }),
    ),
)

/** Whether an address, with or without a query and an anchor, is that of a list that has nothing to show: menus do not lead there. */
export const isEmptyList = (graph: Graph, href: string): boolean => emptyLists(graph).has(href.replace(/[?#].*$/, ''))
