import type { CollectionName, EntryData, SingletonData } from '../../../../schemas/index'
import type { Tone } from '../../../site/art/tones'
import type { ShownPicture } from '../../lib/picture'
import type { DeepReadonly } from '../../lib/readonly'
import type { Place } from '../../problems/problem'
import type { Body } from '../mdx/body'
import type { Collection } from './collection'
import type { EntryRef } from './entry-ref'
import type { Change, TimedEntry } from './lifecycle'

/** Data in which each picture is one that pages can show. */
type Pictured<Data> = Data extends { src: string; alt: string }
  ? ShownPicture
  : Data extends object
    ? { [Key in keyof Data]: Pictured<Data[Key]> }
    : Data

/** What every entry has besides its fields. */
export type Linked<Name extends CollectionName> = DeepReadonly<Pictured<EntryData<Name>>> & {
  readonly collection: Name
  readonly slug: string
  /** Its address; an event, a region or a category of technologies is a place on a page. Null: it has none. */
  readonly url: string | null
  /** Tone of its drawing: as it states, else one that the two before it do not have. */
  readonly tone: Tone
  /** Entries that refer to it. */
  readonly referencedBy: readonly EntryRef[]
}

type Timed = { /** Minutes to read: as the entry says, else computed from its text. */ minutes: number }
type Written = Timed & { body: Body }

/** Fields that linking adds, by collection. */
type Derived = {
  services: object
  industries: { /** Clients, as the fact says. */ clients: string }
  caseStudies: Timed
  events: { /** It lies before the editorial date. */ past: boolean }
  careers: { /** Applications are taken. */ open: boolean }
  regions: { offices: readonly string[]; employees: number /** Clients, as the fact says. */; clientCount: string }
  offices: object
  people: object
  technologies: object
  blog: Written
  newsroom: Written
  whitepapers: Written
  legal: { body: Body }
}

/** An entry of a collection as pages see it. */
export type Entry<Name extends CollectionName> = Linked<Name> & Derived[Name]

export type Service = Entry<'services'>
export type Industry = Entry<'industries'>
export type CaseStudy = Entry<'caseStudies'>
export type Event = Entry<'events'>
export type Job = Entry<'careers'>
export type Region = Entry<'regions'>
export type Office = Entry<'offices'>
export type Person = Entry<'people'>
export type Article = Entry<'blog'> | Entry<'newsroom'> | Entry<'whitepapers'>
export type LegalPage = Entry<'legal'>

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

/** All content, linked, typed and frozen. */
export type Graph = { readonly [Name in CollectionName]: Collection<Name, Entry<Name>> } & {
  readonly site: DeepReadonly<SingletonData['site']>
  readonly pages: DeepReadonly<SingletonData['pages']>
  /** The day that decides what is past: the editorial date, else the day of the build. */
  readonly today: string
  /** Entries of the hub, newest first. */
  readonly hub: readonly EntryRef[]
  /** Every link in content, for the check of links. */
  readonly links: readonly ContentLink[]
  /** Entries that the site of that day leaves out; they are in their collections only where drafts are shown. */
  readonly unpublished: readonly TimedEntry[]
  /** What will appear or expire by itself after that day, in order. */
  readonly changes: readonly Change[]
  /** Picture files that entries refer to. */
  readonly pictures: readonly PictureFile[]
}
