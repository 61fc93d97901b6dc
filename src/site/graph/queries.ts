import type { EntryRef } from '../../engine/content/model/entry-ref'
import { required } from '../../engine/problems/problem'
import type { Graph, Insight } from './graph'
import { isInsight } from './hub'

/** The article or case study that a reference names. */
export function insightAt(graph: Graph, { collection, slug }: EntryRef): Insight {
  const found = isInsight(collection) ? graph[collection].get(slug) : undefined
  return required<Insight>(found, `the insight ${collection}/${slug}`)
}

/** The entries before and after an entry in the order of its list; undefined at either end. */
export function neighborsOf<Entry extends { slug: string }>(entries: readonly Entry[], slug: string): { previous?: Entry; next?: Entry } {
  const place = entries.findIndex((entry) => entry.slug === slug)
  return place === -1 ? {} : { previous: entries[place - 1], next: entries[place + 1] }
}
