import type { CollectionName } from '../../../../schemas/index'
import { newestFirst } from '../../lib/dates'
import type { EntryRef } from './entry-ref'
import type { Graph } from './graph'

/** Collections whose entries can stand on the hub. */
export const HUB_COLLECTIONS = ['caseStudies', 'whitepapers', 'newsroom', 'blog'] as const satisfies readonly CollectionName[]

/** Entries that are marked for the hub, newest first (rulings, Content). */
export const hubOf = (graph: Pick<Graph, CollectionName>): readonly EntryRef[] =>
  HUB_COLLECTIONS.flatMap((name) =>
    graph[name]
      .values()
      .filter(({ hub }) => hub)
      .map(({ collection, slug, date }) => ({ collection, slug, date })),
  )
    .toSorted(newestFirst)
    .map(({ collection, slug }) => ({ collection, slug }))
