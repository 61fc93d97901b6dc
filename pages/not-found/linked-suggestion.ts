import type { CollectionName } from '../../schemas/collection-names'
import { required } from '../../src/engine/problems/problem'
import type { NotFoundWords, Suggestion, TraitContext } from '../../src/site/collections/define'
import { collections } from '../../src/site/collections/index'
import type { PageName } from '../../src/site/collections/page-names'
import type { Graph } from '../../src/site/graph/graph'
import { traitContextOf } from '../../src/site/graph/trait-context'

/** A suggestion with its address. */
export type LinkedSuggestion = Suggestion & { href: string }

/** Content of the not-found view of a section: its words, the pages of its breadcrumbs, and suggestions. */
export type NotFoundView = { words: NotFoundWords; breadcrumbs: readonly PageName[]; existing: readonly LinkedSuggestion[] }

/** Maximum number of suggestions (specification, 2.5). */
const OFFERED = 3

type Linked = { url: string | null }
type ViewOf = {
  words(this: void, context: TraitContext): NotFoundWords
  breadcrumbs: readonly PageName[]
  suggestion(this: void, entry: Linked, context: TraitContext): Suggestion
}

/** The not-found view of a collection. It suggests the first entries of its list that have a page. */
export function notFoundViewOf(graph: Graph, collection: CollectionName): NotFoundView {
  const { notFound }: { notFound?: ViewOf } = collections[collection]
  const { words, breadcrumbs, suggestion } = required(notFound, `the not-found view of ${collection}`)
  const context = traitContextOf(graph)
  const there = graph[collection].values().flatMap((entry) => (entry.url === null ? [] : [{ entry, href: entry.url }]))
  return {
    words: words(context),
    breadcrumbs,
    existing: there.slice(0, OFFERED).map(({ entry, href }) => ({ ...suggestion(entry, context), href })),
  }
}
