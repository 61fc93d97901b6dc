import type * as z from 'zod'
import type { DeepReadonly } from '../../lib/readonly'
import type { Place } from '../../problems/problem'
import type { Redirect } from '../../routes/redirects'
import type { Body, ComponentNode } from '../../schema/body'
import type { ComponentTable } from '../../schema/component'
import type { EditorialKey } from '../../schema/editorial'
import type { ShownPicture } from '../../schema/shown-picture'
import type { CollectionDefinition, CollectionTable, DataOf, SingletonTable } from './collection'
import type { EntryRef } from './entry-ref'
import type { Collection } from './linked-collection'
import type { FactTable, Identity } from './site-files'
import type { Change, EntryScope, TimedEntry } from './time'

/** Data in which each picture is replaced by what pages need to show it. */
type Pictured<Data> = Data extends { src: string; alt: string }
  ? ShownPicture
  : Data extends object
    ? { [Key in keyof Data]: Pictured<Data[Key]> }
    : Data

/** The data that every entry has besides its fields. */
export type LinkedEntry<Name extends string = string> = {
  readonly collection: Name
  readonly slug: string
  /** Its address: that of its page, or of its anchor on another page; null if it has none. */
  readonly url: string | null
  /** Entries that refer to it. */
  readonly referencedBy: readonly EntryRef[]
}

/** An entry of a collection in the graph. */
export type EntryOf<Name extends string, Definition, Component> =
  Definition extends CollectionDefinition<infer Schema, infer Derived, infer Format>
    ? LinkedEntry<Name> &
        DeepReadonly<Pictured<DataOf<Schema>>> &
        (Format extends 'mdx' ? { readonly body: Body<Component> } : object) &
        Derived
    : never

/** A picture file that entries show: its path in content/, its bytes, its size, and the widths in which it is made. */
export type PictureFile = {
  file: string
  bytes: Uint8Array
  width: number
  height: number
  /** The start of the addresses of the pictures made from it. */
  stem: string
  widths: readonly number[]
}

/** What pages show of a file: its size in bytes, and its number of pages. */
export type FileMetadata = { readonly size: number; readonly pages: number }

/** The facts of files that are made before pages, by path in the output; undefined where they are not known. */
export type FileLookup = { get(path: string): FileMetadata | undefined }

/** A link in content with its place: a line or a field. */
export type ContentLink = { href: string; place: Place }

/** The part of a graph that every site has. */
export type CoreGraph = {
  /** All collections by name, in the order of their table. */
  readonly collections: ReadonlyMap<string, Collection<string, LinkedEntry>>
  readonly site: { readonly identity: Identity; readonly facts: FactTable; readonly redirects: readonly Redirect[] }
  readonly pages: object
  /** The day that decides what is published and past. */
  readonly today: string
  /** All links in content. */
  readonly links: readonly ContentLink[]
  /** The unpublished entries, in their collections or not. */
  readonly unpublished: readonly TimedEntry[]
  /** Which entries are in their collections. */
  readonly scope: EntryScope
  /** The entries that will appear or expire, in order. */
  readonly changes: readonly Change[]
  /** The picture files of entries. */
  readonly pictures: readonly PictureFile[]
  /** The facts of documents that the site offers, as far as they are known. Linking gives none. */
  readonly files: FileLookup
}

/** The properties of every graph. No collection can have one of these names. */
export const GRAPH_NAMES: readonly string[] = Object.keys({
  collections: true,
  site: true,
  pages: true,
  today: true,
  links: true,
  unpublished: true,
  scope: true,
  changes: true,
  pictures: true,
  files: true,
} satisfies Record<keyof CoreGraph, true>)

type Content<Data> = Data extends readonly unknown[] ? Data : Omit<Data, EditorialKey>

/** Data of the single files of a group. */
type SingletonData<Group> = { [Name in keyof Group]: Content<z.output<Extract<Group[Name], z.ZodType>>> }

/** The type of the graph of a site, by its tables. The graph is frozen. */
export type SiteGraph<
  Collections extends CollectionTable,
  Singletons extends SingletonTable & { site: unknown; pages: unknown },
  Components extends ComponentTable,
> = Omit<CoreGraph, 'site' | 'pages'> & {
  readonly [Name in keyof Collections & string]: Collection<Name, EntryOf<Name, Collections[Name], ComponentNode<Components>>>
} & {
  readonly site: DeepReadonly<SingletonData<Singletons['site']>>
  readonly pages: DeepReadonly<SingletonData<Singletons['pages']>>
}
