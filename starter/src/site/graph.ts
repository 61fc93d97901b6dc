import type { SiteGraph } from '#engine/content/model/graph'
import { pageDefiner } from '#renderer/define/page'
import type { collections } from './collections'
import type { components } from './components'
import type { singletons } from './singletons'

/** All content, linked, typed and frozen. */
export type Graph = SiteGraph<typeof collections, typeof singletons, typeof components>

/** Words of the site, passed to every view. */
export type SiteWords = Pick<Graph['site'], 'identity' | 'words'>

export const wordsOf = ({ site: { identity, words } }: Graph): SiteWords => ({ identity, words })

/** Defines a kind of page. */
export const definePage = pageDefiner<Graph, SiteWords>()
