import type * as z from 'zod'
import {
  type CollectionDefinition,
  type CollectionName,
  collectionNames,
  collections,
  type EntryData,
  type SingletonData,
} from '../../../../schemas/index'
import type { Editorial } from '../../schema/editorial'
import type { ParsedBody } from '../mdx/mdx-body'
import type { RawPicture } from '../read/raw'
import type { Source } from './source'

/** An entry after its schema: data is what the schema gives, without the editorial fields, not yet linked to anything. */
export type ParsedEntry<Name extends CollectionName = CollectionName> = {
  slug: string
  source: Source
  data: EntryData<Name>
  editorial: Editorial
  body: ParsedBody | undefined
}
/** A single file after its schema. */
export type ParsedSingleton = { source: Source; schema: z.ZodType; data: unknown; editorial: Editorial }

/** A file of data with its schema, and its text if it is an article. */
export type ParsedFile = { source: Source; schema: z.ZodType; data: unknown; editorial: Editorial; body: ParsedBody | undefined }

/** Everything that could be parsed. `slugs` also names the entries that could not. */
export type Entries = {
  collections: { [Name in CollectionName]: ParsedEntry<Name>[] }
  slugs: Record<CollectionName, Set<string>>
  /** By `group.name`, such as `site.identity`. */
  singletons: Map<string, ParsedSingleton>
  /** Files with wrong fields: their references and texts can be checked all the same. */
  damaged: ParsedFile[]
  /** Files of which nothing is known, not even what they refer to. */
  unknown: string[]
  /** Picture files by path. */
  pictures: Map<string, RawPicture>
}

export const emptyEntries = (): Entries => ({
  collections: Object.fromEntries(collectionNames.map((name) => [name, []])) as unknown as Entries['collections'],
  slugs: Object.fromEntries(collectionNames.map((name) => [name, new Set<string>()])) as Entries['slugs'],
  singletons: new Map(),
  damaged: [],
  unknown: [],
  pictures: new Map(),
})

/** The data of a single file of `content/site`, or undefined where it could not be parsed. */
export const siteFile = <Name extends keyof SingletonData['site']>({ singletons }: Pick<Entries, 'singletons'>, name: Name) =>
  // The schema of that name has made the data; the map cannot tie the two together.
  singletons.get(`site.${name}`)?.data as SingletonData['site'][Name] | undefined

/** The data of a single file of `content/pages`, or undefined where it could not be parsed. */
export const pageFile = <Name extends keyof SingletonData['pages']>({ singletons }: Pick<Entries, 'singletons'>, name: Name) =>
  singletons.get(`pages.${name}`)?.data as SingletonData['pages'][Name] | undefined

/** Every file that could be parsed: entries in the order of their collections, then the single files. */
export const parsedFiles = (entries: Entries): ParsedFile[] => [
  ...collectionNames.flatMap((name) => {
    const { schema }: CollectionDefinition = collections[name]
    return entries.collections[name].map(({ source, data, editorial, body }) => ({ source, schema, data, editorial, body }))
  }),
  ...[...entries.singletons.values()].map((single) => ({ ...single, body: undefined })),
]

/** Every file whose data could be read, be it right or wrong. */
export const filesWithData = (entries: Entries): ParsedFile[] => [
  ...parsedFiles(entries),
  ...entries.damaged.filter(({ data }) => data !== undefined),
]
