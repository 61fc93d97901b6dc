import { COLLECTION_NAMES } from '../../../schemas/collection-names'
import { OPTIONAL_PAGES } from '../../../schemas/optional-pages'
import { memoize } from '../../engine/lib/memoize'
import { collections } from '../collections/index'
import { patterns } from '../routes/patterns'
import type { Graph } from './graph'

/** The addresses of the optional pages that are switched off. */
export const leftOut = memoize(
  ({ site: { navigation } }: Graph): ReadonlySet<string> =>
    new Set(OPTIONAL_PAGES.filter((name) => navigation.pages?.[name] === 'off').map((name) => patterns[name])),
)

/** The addresses of the lists of collections without an entry. */
const emptyLists = memoize(
  (graph: Graph): ReadonlySet<string> =>
    new Set(
      COLLECTION_NAMES.flatMap((name) => {
        const { listed } = collections[name]
        return listed && graph[name].size === 0 ? [patterns[listed.place]] : []
      }),
    ),
)

const pathOf = (href: string) => href.replace(/[?#].*$/, '')

/** Whether an address, with or without query and fragment, is that of a page that is switched off. */
export const isLeftOut = (graph: Graph, href: string): boolean => leftOut(graph).has(pathOf(href))

/** Whether an address is that of a page that is switched off, or of an empty list; menus leave out such links. */
export const leadsNowhere = (graph: Graph, href: string): boolean => isLeftOut(graph, href) || emptyLists(graph).has(pathOf(href))
