import { COLLECTION_NAMES, type CollectionName } from '../../../schemas/collection-names'
import type { IsoDate } from '../../engine/lib/dates'
import { memoize } from '../../engine/lib/memoize'
import type { TraitContext } from '../collections/define'
import { collections } from '../collections/index'
import type { PageName } from '../collections/page-names'
import type { WrittenText } from '../collections/text'
import type { Graph } from './graph'
import { traitContextOf } from './trait-context'

/** An entry as a text, with the address of its page, and whether the feed of its collection has it. */
export type EntryText = { slug: string; url: string; inFeed: boolean; text: WrittenText }

type Source = { slug: string; url: string | null }
type TextTraits = {
  text?(this: void, entry: Source, context: TraitContext): WrittenText
  feed?: { place: PageName; leavesOut?(this: void, entry: Source): boolean }
}
const table: Readonly<Record<CollectionName, TextTraits>> = collections

/** The entries of each collection as texts, in the order of their list. */
const textsByCollection = memoize((graph: Graph): ReadonlyMap<CollectionName, readonly EntryText[]> => {
  const context = traitContextOf(graph)
  return new Map(
    COLLECTION_NAMES.map((name) => {
      const { text: textOf, feed } = table[name]
      const entries: readonly Source[] = textOf ? graph[name].values() : []
      const texts = entries.flatMap((entry) =>
        entry.url !== null && textOf
          ? [{ slug: entry.slug, url: entry.url, inFeed: feed?.leavesOut?.(entry) !== true, text: textOf(entry, context) }]
          : [],
      )
      return [name, texts]
    }),
  )
})

/** The entries of a collection as texts; none if the collection has no `text`. */
export const textsOf = (graph: Graph, name: CollectionName): readonly EntryText[] => textsByCollection(graph).get(name) ?? []

/** The page of the list whose feed a collection has; undefined if it has none. */
export const feedPlaceOf = (name: CollectionName): PageName | undefined => table[name].feed?.place

/** The latest day on which one of the texts was published or updated; undefined without texts. */
export const lastChange = (entries: readonly EntryText[]): IsoDate | undefined =>
  entries
    .map(({ text }) => text.updated ?? text.date)
    .reduce<IsoDate | undefined>((last, day) => (!last || day > last ? day : last), undefined)
