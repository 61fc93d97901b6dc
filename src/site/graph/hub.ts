import { COLLECTION_NAMES, type CollectionName } from '../../../schemas/collection-names'
import type { EntryRef } from '../../engine/content/model/entry-ref'
import { newestFirst } from '../../engine/lib/dates'
import { collections } from '../collections/index'
import type { Graph } from './graph'

/** A collection whose entries are something to read, and can stand on the hub. */
export type InsightCollection = {
  [Name in CollectionName]: NonNullable<(typeof collections)[Name]['isInsight']> extends true ? Name : never
}[CollectionName]

/** Whether the entries of a collection are something to read. */
export const isInsight = (name: string): name is InsightCollection =>
  COLLECTION_NAMES.some((one) => one === name && collections[one].isInsight === true)

/** Collections whose entries are something to read. */
export const INSIGHT_COLLECTIONS: readonly InsightCollection[] = COLLECTION_NAMES.filter(isInsight)

/** Entries that are marked for the hub, newest first (specification, 9.1). */
export const hubOf = (graph: Pick<Graph, InsightCollection>): readonly EntryRef[] =>
  INSIGHT_COLLECTIONS.flatMap((name) =>
    graph[name]
      .values()
      .filter(({ hub }) => hub)
      .map(({ collection, slug, date }) => ({ collection, slug, date })),
  )
    .toSorted(newestFirst)
    .map(({ collection, slug }) => ({ collection, slug }))
