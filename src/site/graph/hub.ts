import { COLLECTION_NAMES } from '../../../schemas/collection-names'
import type { EntryRef } from '../../engine/content/model/entry-ref'
import { newestFirst } from '../../engine/lib/dates'
import { collections } from '../collections/index'
import type { ArticleCollection, Graph, InsightCollection } from './graph'

/** Whether the entries of a collection are insights. */
export const isInsight = (name: string): name is InsightCollection =>
  COLLECTION_NAMES.some((one) => one === name && collections[one].isInsight === true)

export const INSIGHT_COLLECTIONS: readonly InsightCollection[] = COLLECTION_NAMES.filter(isInsight)

/** Collections of articles, sorted by name; this is the order of articles that otherwise rank equally. */
export const ARTICLE_COLLECTIONS = INSIGHT_COLLECTIONS.filter((name): name is ArticleCollection => name !== 'caseStudies').toSorted()

/** Entries that are marked for the insights page, newest first (specification, 4.7). */
export const hubOf = (graph: Pick<Graph, InsightCollection>): readonly EntryRef[] =>
  INSIGHT_COLLECTIONS.flatMap((name) =>
    graph[name]
      .values()
      .filter(({ hub }) => hub)
      .map(({ collection, slug, date }) => ({ collection, slug, date })),
  )
    .toSorted(newestFirst)
    .map(({ collection, slug }) => ({ collection, slug }))
