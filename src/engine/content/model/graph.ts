import type * as z from 'zod'
import type { ShownPicture } from '../../lib/picture'
import type { DeepReadonly } from '../../lib/readonly'
import type { Place } from '../../problems/problem'
import type { Redirect } from '../../routes/redirects'
import type { Body, ComponentNode } from '../../schema/body'
import type { ComponentTable } from '../../schema/component'
import type { EditorialKey } from '../../schema/editorial'
import type { CollectionDefinition, CollectionTable, DataOf, SingletonTable } from './collection'
import type { EntryRef } from './entry-ref'
import type { Collection } from './linked-collection'
import type { FactTable, Identity } from './site-files'
import type { Change, TimedEntry } from './time'

/** Data in which each picture is one that pages can show. */
type Pictured<Data> = Data extends { src: string; alt: string }
  ? ShownPicture
  : Data extends object
    ? { [Key in keyof Data]: Pictured<Data[Key]> }
    : Data

/** What every entry has besides its fields. */
export type Linked<Name extends string = string> = {
  readonly collection: Name
  readonly slug: string
  /** Its address: of its page, or of its place on a page. Null: it has none. */
  readonly url: string | null
  /** Entries that refer to it. */
  readonly referencedBy: readonly EntryRef[]
}

/** An entry of a collection as pages see it. */
export type EntryOf<Name extends string, Definition, Component> =
  Definition extends CollectionDefinition<infer Schema, infer Derived, infer Format>
    ? Linked<Name> & DeepReadonly<Pictured<DataOf<Schema>>> & (Format extends 'mdx' ? { readonly body: Body<Component> } : object) & Derived
    : never

/** A picture file that entries show: its path in content/, its bytes, its size upright, and what is made from it. */
export type PictureFile = {
  file: string
  bytes: Uint8Array
  width: number
  height: number
  /** Start of the addresses of the pictures made from it. */
  stem: string
  widths: readonly number[]
}

/** A link in content and where it stands; its line, or its field. */
export type ContentLink = { href: string; place: Place }

/** What the graph of any site holds. */
export type CoreGraph = {
  /** Every collection by its name, in the order of their table. */
  readonly collections: ReadonlyMap<string, Collection<string, Linked>>
  readonly site: { readonly identity: Identity; readonly facts: FactTable; readonly redirects: readonly Redirect[] }
  readonly pages: object
  /** The day that decides what is past: the editorial date, else the day of the build. */
  readonly today: string
  /** Every link in content, for the check of links. */
  readonly links: readonly ContentLink[]
  /** Entries that the site of that day leaves out; they are in their collections only where drafts are shown. */
  readonly unpublished: readonly TimedEntry[]
  /** What will appear or expire by itself after that day, in order. */
  readonly changes: readonly Change[]
  /** Picture files that entries refer to. */
  readonly pictures: readonly PictureFile[]
}

type Content<Data> = Data extends readonly unknown[] ? Data : Omit<Data, EditorialKey>

/** Data of the single files of a group. */
type SingletonData<Group> = { [Name in keyof Group]: Content<z.output<Extract<Group[Name], z.ZodType>>> }

/** The graph of a site by its tables: all content, linked, typed and frozen. */
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
