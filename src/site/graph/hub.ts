import { COLLECTION_NAMES } from '../../../schemas/collection-names'
import type { EntryRef } from '../../engine/content/model/entry-ref'
import { newestFirst } from '../../engine/lib/dates'
import { collections } from '../collections/index'
import type { ArticleCollection, Graph, InsightCollection } from './graph'

/** Whether the entries of a collection are something to read. */
export const isInsight = (name: string): name is InsightCollection =>
  COLLECTION_NAMES.some((one) => one === name && collections[one].isInsight === true)

/** Collections whose entries are something to read. */
export const INSIGHT_COLLECTIONS: readonly InsightCollection[] = COLLECTION_NAMES.filter(isInsight)

/** Collections of articles by name: equal articles are in that order. */
export const ARTICLE_COLLECTIONS = INSIGHT_COLLECTIONS.filter((name): name is ArticleCollection => name !== 'caseStudies').toSorted()

/** Entries that are marked for the hub, newest first (specification, 4.7). */
export const hubOf = (graph: Pick<Graph, InsightCollection>): readonly EntryRef[] =>
  INSIGHT_COLLECTIONS.flatMap((name) =>
    graph[name]
      .values()
      .filter(({ hub }) => hub)
      .map(({ collection, slug, date }) => ({ collection, slug, date })),
  )
    .toSorted(newestFirst)
    .map(({ collection, slug }) => ({ collection, slug }))
