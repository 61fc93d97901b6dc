import { COLLECTION_NAMES } from '../../../schemas/collection-names'
import { OPTIONAL_PAGES } from '../../../schemas/optional-pages'
import { madeOnce } from '../../engine/lib/made-once'
import { collections } from '../collections/index'
import { patterns } from '../routes/patterns'
import type { Graph } from './graph'

/** The addresses of the standing pages that the site does without. */
export const leftOut = madeOnce(
  ({ site: { navigation } }: Graph): ReadonlySet<string> =>
    new Set(OPTIONAL_PAGES.filter((name) => navigation.pages?.[name] === 'off').map((name) => patterns[name])),
)

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

const pathOf = (href: string) => href.replace(/[?#].*$/, '')

/** Whether an address, with or without a query and an anchor, is that of a page that the site does without. */
export const isLeftOut = (graph: Graph, href: string): boolean => leftOut(graph).has(pathOf(href))

/** The same, or that of a list that has nothing to show: menus do not lead there. */
export const leadsNowhere = (graph: Graph, href: string): boolean => isLeftOut(graph, href) || emptyLists(graph).has(pathOf(href))
