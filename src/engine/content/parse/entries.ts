import type * as z from 'zod'
import { memoize } from '../../lib/memoize'
import type { Redirect } from '../../routes/redirects'
import type { Editorial } from '../../schema/editorial'
import type { ParsedBody } from '../mdx/mdx-body'
import type { ContentModel } from '../model/content-model'
import type { CoreGraph } from '../model/graph'
import type { FactTable, Identity } from '../model/site-files'
import type { RawPicture } from '../read/raw-entry'
import type { Review } from './review'
import type { Source } from './source'

/** The validated fields of an entry. */
export type EntryFields = Readonly<Record<string, unknown>>

/** A validated entry, which is not linked yet. `data` has no editorial fields. */
export type ParsedEntry = {
  slug: string
  source: Source
  data: EntryFields
  editorial: Editorial
  body: ParsedBody | undefined
  review: Review | undefined
}
/** A validated single file. */
export type ParsedSingleton = { source: Source; schema: z.ZodType; data: unknown; editorial: Editorial; review: Review | undefined }

/** A parsed file with its schema, and its text if it is an article. `collection` is undefined for a single file. */
export type ParsedFile = {
  source: Source
  collection: string | undefined
  schema: z.ZodType
  data: unknown
  editorial: Editorial
  body: ParsedBody | undefined
  /** Undefined before linking, unless it was kept from a run before. */
  review: Review | undefined
}

/** All content of a site that could be parsed. `slugs` also has the entries that could not. */
export type Entries<Graph extends CoreGraph = CoreGraph> = {
  /** The model that it was parsed by. */
  model: ContentModel<Graph>
  collections: Readonly<Record<string, ParsedEntry[]>>
  slugs: Readonly<Record<string, Set<string>>>
  /** By `group.name`, such as `site.identity`. */
  singletons: Map<string, ParsedSingleton>
  /** Files with invalid fields or texts. Their references and texts are checked nevertheless. */
  invalid: ParsedFile[]
  /** Files whose data could not be read. */
  unreadable: string[]
  /** Picture files by path. */
  pictures: Map<string, RawPicture>
}

export const emptyEntries = <Graph extends CoreGraph>(model: ContentModel<Graph>): Entries<Graph> => ({
  model,
  collections: Object.fromEntries(Object.keys(model.collections).map((name) => [name, []])),
  slugs: Object.fromEntries(Object.keys(model.collections).map((name) => [name, new Set<string>()])),
  singletons: new Map(),
  invalid: [],
  unreadable: [],
  pictures: new Map(),
})

/** The entries of a collection that could be parsed. */
export const entriesIn = ({ collections }: Pick<Entries, 'collections'>, name: string): readonly ParsedEntry[] => collections[name] ?? []

/** The slugs of a collection, including those of entries that could not be parsed. */
export const slugsIn = ({ slugs }: Pick<Entries, 'slugs'>, name: string): ReadonlySet<string> => slugs[name] ?? new Set()

/** Whether all entries of a collection could be parsed. */
export const isFullyParsed = (entries: Pick<Entries, 'collections' | 'slugs'>, name: string) =>
  entriesIn(entries, name).length === slugsIn(entries, name).size

/** The single files that every site has. */
type SiteFiles = { identity: Identity; facts: FactTable; redirects: readonly Redirect[] }

/** The data of a single file that every site has, or undefined if it could not be parsed. */
export const siteFile = <Name extends keyof SiteFiles>({ singletons }: Pick<Entries, 'singletons'>, name: Name) =>
  // `defineSite` requires schemas of these types; the type of the map does not say it.
  singletons.get(`site.${name}`)?.data as SiteFiles[Name] | undefined

/** All files that could be parsed: entries in the order of collections, then single files. Memoized, since `Entries` do not change. */
export const parsedFiles = memoize((entries: Entries): readonly ParsedFile[] => [
  ...Object.entries(entries.model.collections).flatMap(([collection, { schema }]) =>
    entriesIn(entries, collection).map(({ source, data, editorial, body, review }) => ({
      source,
      collection,
      schema,
      data,
      editorial,
      body,
      review,
    })),
  ),
  ...[...entries.singletons.values()].map((single) => ({ ...single, collection: undefined, body: undefined })),
])

/** All files whose data could be read, valid or not. */
export const filesWithData = (entries: Entries): ParsedFile[] => [
  ...parsedFiles(entries),
  ...entries.invalid.filter(({ data }) => data !== undefined),
]
