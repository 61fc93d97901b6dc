import type * as z from 'zod'
import type { IsoDate } from '../../lib/dates'
import type { Body } from '../../schema/body'
import type { EditorialKey } from '../../schema/editorial'

/** Data of an entry as its schema gives it, without what only editors say. */
export type DataOf<Schema extends z.ZodType> = Omit<z.output<Schema>, EditorialKey>

/** An entry as its collection gets it: validated, facts not yet in its data. */
export type EntryInput<Schema extends z.ZodType = z.ZodType> = {
  slug: string
  data: DataOf<Schema>
  /** The text of an article with its facts. */
  body: Body | undefined
}

/** What is known beside the entries of a collection. */
export type DeriveContext = {
  /** The day that decides what is past. */
  today: IsoDate
  /** The value of a fact. */
  fact: (key: string) => string
  /** The entries of another collection, in no order. */
  entriesOf: <Schema extends z.ZodObject>(collection: CollectionDefinition<Schema>) => readonly EntryInput<Schema>[]
}

/** All that is a collection's own. `Derived` is what linking adds to each entry, `Format` is how its files are written. */
export type CollectionDefinition<
  Schema extends z.ZodObject = z.ZodObject,
  Derived extends object = object,
  Format extends 'yaml' | 'mdx' = 'yaml' | 'mdx',
> = {
  /** Its folder in content/. */
  dir: string
  format: Format
  schema: Schema
  /** The pattern of the pages of its entries; left out: they have none. */
  path?: `${string}/:slug`
  /** Further patterns that its pages answer at. */
  aliases?: readonly `${string}/:slug`[]
  /** The field that an entry needs to have a page; left out: every entry has one. */
  pageNeeds?: string
  /** The page on which its entries are places: an entry is the anchor of its slug there. */
  place?: string
  /** The field that names its entries, and the one that dates them. Left out: `title` and `date`. */
  named?: string
  dated?: string
  /** The field that describes the page of an entry to search engines, where `seo` does not. */
  describedBy?: string
  /** It speaks of the day that it bears: that its plans are past is no mistake. */
  isDated?: boolean
  /** The order of its entries on a day; those that are equal follow their slugs. Left out: the order of slugs. */
  order?(this: void, today: IsoDate): (a: EntryInput<Schema>, b: EntryInput<Schema>) => number
  /**
   * What linking adds to its entries. It is called once with all of them in order, so that whatever is looked up in all entries
   * is made once, and gives the function for each.
   */
  derive?(this: void, entries: readonly EntryInput<Schema>[], context: DeriveContext): (entry: EntryInput<Schema>) => Derived
}

/** The table of the collections of a site, by name. */
export type CollectionTable = Readonly<Record<string, CollectionDefinition>>

/** The single files of a site: `<group>/<name>.yaml`, where the name is the key in kebab case. */
export type SingletonTable = Readonly<Record<string, Readonly<Record<string, z.ZodType>>>>
