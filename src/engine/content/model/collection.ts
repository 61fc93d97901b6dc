import type * as z from 'zod'
import type { IsoDate } from '../../lib/dates'
import type { Body } from '../../schema/body'
import type { EditorialKey } from '../../schema/editorial'

/** The data of an entry after validation, without the editorial fields. */
export type DataOf<Schema extends z.ZodType> = Omit<z.output<Schema>, EditorialKey>

/** An entry as the functions of its collection get it: validated, with facts still as places in texts. */
export type EntryInput<Schema extends z.ZodType = z.ZodType> = {
  slug: string
  data: DataOf<Schema>
  /** The text of an article, with the values of facts. */
  body: Body | undefined
}

/** Data for `derive` besides the entries of the collection. */
export type DeriveContext = {
  /** The day that decides what is past. */
  today: IsoDate
  /** The value of a fact. */
  fact: (key: string) => string
  /** The entries of another collection, without an order. */
  entriesOf: <Schema extends z.ZodObject>(collection: CollectionDefinition<Schema>) => readonly EntryInput<Schema>[]
}

/** The definition of a collection. `Derived` is what `derive` adds to each entry, `Format` the format of its files. */
export type CollectionDefinition<
  Schema extends z.ZodObject = z.ZodObject,
  Derived extends object = object,
  Format extends 'yaml' | 'mdx' = 'yaml' | 'mdx',
> = {
  /** Its folder in content/. */
  dir: string
  format: Format
  schema: Schema
  /** The pattern of the addresses of its entries; left out: they have no pages. */
  path?: `${string}/:slug`
  /** Further patterns of addresses for its pages. */
  aliases?: readonly `${string}/:slug`[]
  /** The field that an entry needs to have a page; left out: every entry has one. */
  pageField?: string
  /** The page that has an anchor for each entry: its slug. */
  anchorPage?: string
  /** The fields with the name and with the date of an entry. Left out: `title` and `date`. */
  nameField?: string
  dateField?: string
  /** The field with the description of the page for search engines, if `seo` has none. */
  descriptionField?: string
  /** Whether plans in its entries may be over, since they tell of the day of their date, as news does. */
  mayHavePastPlans?: boolean
  /** The order of its entries on a day; entries that are equal are sorted by slug, and so are all if it is left out. */
  order?(this: void, today: IsoDate): (a: EntryInput<Schema>, b: EntryInput<Schema>) => number
  /**
   * Derives data for its entries. It is called once with all entries in order, so that indexes over them are made once, and returns the
   * function that gives the data of each.
   */
  derive?(this: void, entries: readonly EntryInput<Schema>[], context: DeriveContext): (entry: EntryInput<Schema>) => Derived
}

/** Defines a collection, for a site whose definitions need no further properties. */
export const defineCollection = <Schema extends z.ZodObject, Format extends 'yaml' | 'mdx', Derived extends object = object>(
  definition: CollectionDefinition<Schema, Derived, Format>,
): CollectionDefinition<Schema, Derived, Format> => definition

/** The table of the collections of a site, by name. */
export type CollectionTable = Readonly<Record<string, CollectionDefinition>>

/** The single files of a site: `<group>/<name>.yaml`, where the name is the key in kebab case. */
export type SingletonTable = Readonly<Record<string, Readonly<Record<string, z.ZodType>>>>
