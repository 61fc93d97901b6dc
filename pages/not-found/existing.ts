import type { CollectionName } from '../../schemas/collection-names'
import { required } from '../../src/engine/problems/problem'
import type { NotFoundWords, Offered, TraitContext } from '../../src/site/collections/define'
import { collections } from '../../src/site/collections/index'
import type { PlaceName } from '../../src/site/collections/places'
import type { Graph } from '../../src/site/graph/graph'
import { traitContextOf } from '../../src/site/graph/trait-context'

/** A suggestion with its address. */
export type Existing = Offered & { href: string }

/** Content of the not-found view of a section: its words, the pages of its breadcrumbs, and suggestions. */
export type NotFoundView = { words: NotFoundWords; way: readonly PlaceName[]; existing: readonly Existing[] }

/** Maximum number of suggestions (specification, 2.5). */
const OFFERED = 3

type Linked = { url: string | null }
type ViewOf = {
  words(this: void, context: TraitContext): NotFoundWords
  way: readonly PlaceName[]
  offer(this: void, entry: Linked, context: TraitContext): Offered
}

/** The not-found view of a collection. It suggests the first entries of its list that have a page. */
export function notFoundViewOf(graph: Graph, collection: CollectionName): NotFoundView {
  const { notFound }: { notFound?: ViewOf } = collections[collection]
  const { words, way, offer } = required(notFound, `the not-found view of ${collection}`)
  const context = traitContextOf(graph)
  const there = graph[collection].values().flatMap((entry) => (entry.url === null ? [] : [{ entry, href: entry.url }]))
  return { words: words(context), way, existing: there.slice(0, OFFERED).map(({ entry, href }) => ({ ...offer(entry, context), href })) }
}
