import type * as z from 'zod'
import type { ArticleComponent } from '../../../schemas/components/index'
import type { SingletonData } from '../../../schemas/index'
import type { CollectionDefinition, EntryInput } from '../../engine/content/model/collection'
import type { EntryOf } from '../../engine/content/model/graph'
import type { Collection } from '../../engine/content/model/linked-collection'
import { newestFirst } from '../../engine/lib/dates'
import type { DeepReadonly } from '../../engine/lib/readonly'
import { required } from '../../engine/problems/problem'
import type { ShownPicture } from '../../engine/schema/shown-picture'
import type { Family } from '../art/family'
import { isTone, type Tone, tonesOf } from '../art/tones'
import type { PageName } from './page-names'
import type { WrittenNodes, WrittenText } from './text'

/** Added to every entry of this site. */
export type Toned = {
  /** Tone of its drawing: stated by the entry, or chosen to differ from its neighbors (`tonesOf`). */
  tone: Tone
}

type Format = 'yaml' | 'mdx'
/** An entry of a collection, by its definition. */
type OwnEntry<Schema extends z.ZodObject, Derived extends object, Written extends Format> = EntryOf<
  string,
  CollectionDefinition<Schema, Derived & Toned, Written>,
  ArticleComponent
>

/** The kinds of articles in structured data (schema.org). */
export type ArticleType = 'Article' | 'BlogPosting' | 'NewsArticle' | 'Report'

export type TraitWords = DeepReadonly<Pick<SingletonData, 'site' | 'pages'>>

/** Words of the not-found view of a section. */
export type NotFoundWords = TraitWords['pages']['notFound']['blog']

/** What traits can use besides the entry: the words of the site, and the entries of other collections. */
export type TraitContext = TraitWords & {
  entriesOf: <Schema extends z.ZodObject, Derived extends object, Written extends Format>(
    collection: CollectionDefinition<Schema, Derived, Written>,
  ) => Collection<string, EntryOf<string, CollectionDefinition<Schema, Derived, Written>, ArticleComponent>>
}

/** Search data of an entry: its description, other names, keywords, and its picture in lists. */
export type SearchData = {
  description: string
  names?: readonly string[]
  words: readonly string[]
  picture?: ShownPicture | undefined
  /** A figure with its label. */
  figure?: readonly [value: string, label: string] | undefined
}

/** A suggestion on a not-found view: a title, a text such as what it is or achieved, and a short detail at the end. */
export type Suggestion = { title: string; text?: string; detail?: string }

/** Traits of a collection on this site, besides those required by the engine. */
type Traits<Schema extends z.ZodObject, Derived extends object, Written extends Format, Insight extends boolean> = {
  /** Label of an entry's kind, shown where entries of several kinds are mixed. */
  kind?(this: void, words: TraitWords): string
  /** The type of its articles in structured data; by default `Article`. */
  articleType?: ArticleType
  /** Family of the drawings of its entries. */
  drawing?: Family
  /** Whether its entries are insights: insights can be shown on the insights page, are in the main feed, and have a Markdown file. */
  isInsight?: Insight
  /**
   * The list of its entries: its page, its heading in the site map, the pattern of its further pages if it has any, the address in it
   * of an entry without a page if it has one, and the content path of its chips if it has any.
   */
  listed?: {
    place: PageName
    heading(this: void, words: TraitWords): string
    further?: `${string}/:page`
    cell?(this: void, slug: string): string
    chips?: string
  }
  /** The not-found view for unknown addresses below its pages: its words, the pages in its breadcrumbs, and its suggestion for an entry. */
  notFound?: {
    words(this: void, words: TraitWords): NotFoundWords
    breadcrumbs: readonly PageName[]
    suggestion(this: void, entry: OwnEntry<Schema, Derived, Written>, context: TraitContext): Suggestion
  }
  /** An entry as a text, for feeds and Markdown. Insights and the entries of a feed need it. */
  text?(this: void, entry: OwnEntry<Schema, Derived, Written>, context: TraitContext): WrittenText
  /**
   * The feed of its entries: the page of their list, which the words and the address of the feed come from, and which entries are left out.
   * Without this, insights are in the main feed only, and other entries in none.
   */
  feed?: { place: PageName; leavesOut?(this: void, entry: OwnEntry<Schema, Derived, Written>): boolean }
  /** What the page of an entry without `text` says, for the search in texts; undefined if there is nothing to add. */
  passages?(this: void, entry: OwnEntry<Schema, Derived, Written>, context: TraitContext): WrittenNodes | undefined
  /** Search data of an entry. Without this, its entries are not searchable. */
  searchData?(this: void, entry: OwnEntry<Schema, Derived, Written>, context: TraitContext): SearchData
}

type Definition<Schema extends z.ZodObject, Derived extends object, Written extends Format, Insight extends boolean> = CollectionDefinition<
  Schema,
  Derived,
  Written
> &
  Traits<Schema, Derived, Written, Insight>

/** Defines a collection of this site: like one of the engine, with a tone for each entry. */
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
    // Without `derive`, `Derived` is its default, the empty object.
    return (entry) => ({ tone: required(tones.get(entry.slug), `the tone of ${entry.slug}`), ...(derived?.(entry) as Derived) })
  },
})

/** The tones that entries state. */
const statedTones = (entries: readonly EntryInput[]): ReadonlyMap<string, Tone> =>
  new Map(entries.flatMap(({ slug, data }) => ('tone' in data && isTone(data.tone) ? [[slug, data.tone] as const] : [])))

/** Compares by the `order` field. */
export const byOrder = () => (a: { data: { order: number } }, b: { data: { order: number } }) => a.data.order - b.data.order

/** Compares by date, newest first. */
export const byDate = () => (a: { data: { date: string } }, b: { data: { date: string } }) => newestFirst(a.data, b.data)

/** Reading speed. */
const WORDS_PER_MINUTE = 220

/** Minutes to read this number of words, at least one. */
export const minutesOf = (words: number) => Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))
