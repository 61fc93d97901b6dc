import type * as z from 'zod'
import { type CollectionName, collectionNames, type EntryData } from '../../schemas/index'
import type { ParsedBody } from './mdx-body'
import type { Source } from './source'

/** An entry after its schema: data is what the schema gives, not yet linked to anything. */
export type ParsedEntry<Name extends CollectionName = CollectionName> = {
  slug: string
  source: Source
  data: EntryData<Name>
  body: ParsedBody | undefined
}
/** A single file after its schema. */
export type ParsedSingleton = { source: Source; schema: z.ZodType; data: unknown }

/** A file with wrong fields: its references and its text can be checked all the same. */
export type DamagedFile = { source: Source; schema: z.ZodType; data: unknown; body: ParsedBody | undefined }

/** Everything that could be parsed. `slugs` also names the entries that could not. */
export type Entries = {
  collections: { [Name in CollectionName]: ParsedEntry<Name>[] }
  slugs: Record<CollectionName, Set<string>>
  /** By `group.name`, such as `site.identity`. */
  singletons: Map<string, ParsedSingleton>
  damaged: DamagedFile[]
  /** Picture files by path. */
  pictures: Map<string, Uint8Array>
}

export const emptyEntries = (): Entries => ({
  collections: Object.fromEntries(collectionNames.map((name) => [name, []])) as unknown as Entries['collections'],
  slugs: Object.fromEntries(collectionNames.map((name) => [name, new Set<string>()])) as Entries['slugs'],
  singletons: new Map(),
  damaged: [],
  pictures: new Map(),
})
