import { grouped } from '../../engine/lib/grouped'
import { memoize } from '../../engine/lib/memoize'
import { fill } from '../../engine/lib/text'
import { collections } from '../collections/index'
import type { Graph, Insight, InsightCollection } from './graph'
import { INSIGHT_COLLECTIONS } from './hub'
import { kindOf } from './kinds'

/** The plural name of the entries of a collection: the heading of its list, or its kind if it has no list. */
export const kindHeading = (graph: Graph, name: InsightCollection): string =>
  collections[name].listed?.heading(graph) ?? kindOf(graph, name)

type KindCount = { label: string; count: number; entries: readonly Insight[] }

/**
 * The number of entries of each kind in a list, in the order of collections; kinds without any are left out. Memoized, since each page of a
 * long list shows it.
 */
export const kindCounts = (graph: Graph, entries: readonly Insight[]): readonly KindCount[] => countsIn(graph)(entries)

const countsIn = memoize((graph: Graph) =>
  memoize((entries: readonly Insight[]): readonly KindCount[] => {
    const byKind = grouped(entries, ({ collection }) => collection)
    return INSIGHT_COLLECTIONS.flatMap((name) => {
      const own = byKind.get(name)
      return own === undefined ? [] : [{ label: kindHeading(graph, name), count: own.length, entries: own }]
    })
  }),
)

type CountWords = { count: string; countOne: string; kindCount: string }

/** The number of texts in words. */
export const countText = (words: CountWords, count: number): string => (count === 1 ? words.countOne : fill(words.count, { n: count }))

/** The number of each kind, as one text. */
export const kindsText = (words: CountWords, kinds: readonly KindCount[]): string =>
  kinds.map(({ label, count }) => fill(words.kindCount, { kind: label, n: count })).join(', ')
