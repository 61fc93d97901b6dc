import type { CollectionName } from '../../../schemas/collection-names'
import type { EntryRef } from '../../engine/content/model/entry-ref'
import { newestFirst } from '../../engine/lib/dates'
import type { Graph } from './graph'

/** Collections whose entries can stand on the hub. */
export const HUB_COLLECTIONS = ['caseStudies', 'whitepapers', 'newsroom', 'blog'] as const satisfies readonly CollectionName[]

/** Entries that are marked for the hub, newest first (specification, Content). */
export const hubOf = (graph: Pick<Graph, (typeof HUB_COLLECTIONS)[number]>): readonly EntryRef[] =>
  HUB_COLLECTIONS.flatMap((name) =>
    graph[name]
      .values()
      .filter(({ hub }) => hub)
      .map(({ collection, slug, date }) => ({ collection, slug, date })),
  )
    .toSorted(newestFirst)
    .map(({ collection, slug }) => ({ collection, slug }))
