import { grouped } from '../../engine/lib/grouped'
import { madeOnce } from '../../engine/lib/made-once'
import { fill } from '../../engine/lib/text'
import { collections } from '../collections/index'
import type { Graph, Insight, InsightCollection } from './graph'
import { INSIGHT_COLLECTIONS } from './hub'
import { kindOf } from './kinds'

/** What the entries of a collection are called together: the heading of its list, or the label of one where it has none. */
export const kindHeading = (graph: Graph, name: InsightCollection): string =>
  collections[name].listed?.heading(graph) ?? kindOf(graph, name)

type KindCount = { label: string; count: number; entries: readonly Insight[] }

/**
 * How many of the entries of a list are of each kind, in the order of collections; kinds without any are left out. Each page of a long list
 * says so, and they are counted once.
 */
export const kindCounts = (graph: Graph, entries: readonly Insight[]): readonly KindCount[] => countsIn(graph)(entries)

const countsIn = madeOnce((graph: Graph) =>
  madeOnce((entries: readonly Insight[]): readonly KindCount[] => {
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

/** How many there are of each kind, as one text. */
export const kindsText = (words: CountWords, kinds: readonly KindCount[]): string =>
  kinds.map(({ label, count }) => fill(words.kindCount, { kind: label, n: count })).join(', ')
