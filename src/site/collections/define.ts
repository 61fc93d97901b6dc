import type * as z from 'zod'
import type { ArticleComponent } from '../../../schemas/components'
import type { SingletonData } from '../../../schemas/index'
import type { CollectionDefinition, EntryInput } from '../../engine/content/model/collection'
import type { EntryOf } from '../../engine/content/model/graph'
import type { Collection } from '../../engine/content/model/linked-collection'
import { newestFirst } from '../../engine/lib/dates'
import type { ShownPicture } from '../../engine/lib/picture'
import type { DeepReadonly } from '../../engine/lib/readonly'
import { required } from '../../engine/problems/problem'
import type { Family } from '../art/family'
import { type Tone, tonesOf } from '../art/tones'
import type { PlaceName } from './places'

/** What every entry of this site has besides its fields. */
export type Toned = {
  /** Tone of its drawing: as it states, else one that the two before it do not have. */
  tone: Tone
}

type Format = 'yaml' | 'mdx'
/** An entry of a collection by its definition. */
type OwnEntry<Schema extends z.ZodObject, Derived extends object, Written extends Format> = EntryOf<
  string,
  CollectionDefinition<Schema, Derived & Toned, Written>,
  ArticleComponent
>

/** The words of the site. */
export type TraitWords = DeepReadonly<Pick<SingletonData, 'site' | 'pages'>>

/** What a not-found view of a section says. */
export type NotFoundWords = TraitWords['pages']['notFound']['blog']

/** What describes an entry besides the entry itself: the words of the site, and the entries of other collections. */
export type TraitContext = TraitWords & {
  entriesOf: <Schema extends z.ZodObject, Derived extends object, Written extends Format>(
    collection: CollectionDefinition<Schema, Derived, Written>,
  ) => Collection<string, EntryOf<string, CollectionDefinition<Schema, Derived, Written>, ArticleComponent>>
}

/** What an entry is found by: its description, further words, and the picture that lists show of it. */
export type Findable = { description: string; words: readonly string[]; picture?: ShownPicture | undefined }

/** Something that does exist, as a not-found view offers it: its name, what changed or what it is, a word at the end. */
export type Offered = { title: string; text?: string; detail?: string }

/** What this site says of a collection besides what the generator asks. */
type Traits<Schema extends z.ZodObject, Derived extends object, Written extends Format, Insight extends boolean> = {
  /** What one of its entries is called, beside others. */
  kind?(this: void, words: TraitWords): string
  /** How its entries are drawn. */
  drawing?: Family
  /** Its entries are something to read: they can stand on the hub, and are in the feed. */
  isInsight?: Insight
  /**
   * The list of its entries: its page, its heading in the site map, the pattern of its further pages where it has some, and the path
   * of its chips in content where it has some.
   */
  listed?: {
    place: PlaceName
    heading(this: void, words: TraitWords): string
    further?: `${string}/:page`
    chips?: string
  }
  /** The view for unknown addresses among its pages: its words, the pages that lead to it, and what it offers of an entry. */
  notFound?: {
    words(this: void, words: TraitWords): NotFoundWords
    way: readonly PlaceName[]
    offer(this: void, entry: OwnEntry<Schema, Derived, Written>, context: TraitContext): Offered
  }
  /** What its entries are found by. Left out: the search does not find them. */
  find?(this: void, entry: OwnEntry<Schema, Derived, Written>, context: TraitContext): Findable
}

type Definition<Schema extends z.ZodObject, Derived extends object, Written extends Format, Insight extends boolean> = CollectionDefinition<
  Schema,
  Derived,
  Written
> &
  Traits<Schema, Derived, Written, Insight>

/** Defines a collection of this site: its entries have a tone each. */
export const defineCollection = <
  Schema extends z.ZodObject,
  Written extends Format,
  Derived extends object = object,
  Insight extends boolean = false,
>(
  definition: Definition<Schema, Derived, Written, Insight>,
): Definition<Schema, Derived & Toned, Written, Insight> => ({
  ...definition,
  derive(entries, context) {
    const tones = tonesOf(
      entries.map(({ slug }) => slug),
      statedTones(entries),
    )
    const derived = definition.derive?.(entries, context)
    // Without `derive` nothing is derived, and `Derived` is the empty object that it is by default.
    return (entry) => ({ tone: required(tones.get(entry.slug), `the tone of ${entry.slug}`), ...(derived?.(entry) as Derived) })
  },
})

/** The tones that entries state themselves. */
const statedTones = (entries: readonly EntryInput[]): ReadonlyMap<string, Tone> =>
  new Map(entries.flatMap(({ slug, data }) => ('tone' in data && data.tone ? [[slug, data.tone as Tone] as const] : [])))

/** The order that entries state. */
export const byOrder = () => (a: { data: { order: number } }, b: { data: { order: number } }) => a.data.order - b.data.order

/** Newest first. */
export const byDate = () => (a: { data: { date: string } }, b: { data: { date: string } }) => newestFirst(a.data, b.data)

/** Words that are read in a minute. */
const WORDS_PER_MINUTE = 220

/** Minutes to read so many words. */
export const minutesOf = (words: number) => Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))
