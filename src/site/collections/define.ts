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
import { type Tone, tonesOf } from '../art/tones'

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

/** What describes an entry besides the entry itself: the words of the site, and the entries of other collections. */
export type TraitContext = {
  site: DeepReadonly<SingletonData['site']>
  pages: DeepReadonly<SingletonData['pages']>
  entriesOf: <Schema extends z.ZodObject, Derived extends object, Written extends Format>(
    collection: CollectionDefinition<Schema, Derived, Written>,
  ) => Collection<string, EntryOf<string, CollectionDefinition<Schema, Derived, Written>, ArticleComponent>>
}

/** What an entry is found by: its description, further words, and the picture that lists show of it. */
export type Findable = { description: string; words: readonly string[]; picture?: ShownPicture | undefined }

/** What this site says of a collection besides what the generator asks. */
type Traits<Schema extends z.ZodObject, Derived extends object, Written extends Format> = {
  /** What its entries are found by. Left out: the search does not find them. */
  find?(this: void, entry: OwnEntry<Schema, Derived, Written>, context: TraitContext): Findable
}

type Definition<Schema extends z.ZodObject, Derived extends object, Written extends Format> = CollectionDefinition<
  Schema,
  Derived,
  Written
> &
  Traits<Schema, Derived, Written>

/** Defines a collection of this site: its entries have a tone each. */
export const defineCollection = <Schema extends z.ZodObject, Written extends Format, Derived extends object = object>(
  definition: Definition<Schema, Derived, Written>,
): Definition<Schema, Derived & Toned, Written> => ({
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
