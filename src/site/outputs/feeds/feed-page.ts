import type { IsoDate } from '../../../engine/lib/dates'

/** A file that belongs to an entry: its absolute URL, and its size in bytes. */
export type Enclosure = { url: string; type: string; length: number }

/** An entry in a feed. URLs are absolute. */
export type FeedItem = {
  id: string
  title: string
  summary: string
  /** The full text as HTML. */
  html: string
  /** Undefined if the publisher of the feed is the author. */
  author: string | undefined
  date: IsoDate
  /** When it was last corrected, if it was. */
  updated: IsoDate | undefined
  tags: readonly string[]
  /** Its PDF, if it has one. */
  enclosure: Enclosure | undefined
}

/** A document of a feed, independent of its format. URLs are absolute. */
export type FeedPage = {
  /** The id of the feed, shared by all its documents. */
  id: string
  title: string
  description: string
  language: string
  /** Name and address of the site. */
  publisher: { name: string; url: string }
  /** A picture of the site. */
  icon: string
  /** The page that shows the entries. */
  home: string
  /**
   * The URLs of this document and of those that RFC 5005 names: for an archive, the subscription document; and the archives before and
   * after.
   */
  self: string
  current?: string
  previous?: string
  next?: string
  /** The latest day on which an entry was published or corrected; without entries, the day of the site. */
  updated: IsoDate
  items: readonly FeedItem[]
}

/** A day as an instant: content has dates without a time. */
export const instantOf = (date: IsoDate) => `${date}T00:00:00Z`

/** The namespace of the element that marks archives (RFC 5005, section 4). */
export const ARCHIVE_NAMESPACE = 'http://purl.org/syndication/history/1.0'

/** The RFC 5005 links of a document, for Atom and RSS. */
export const historyLinks = ({ current, previous, next }: FeedPage): readonly { rel: string; href: string }[] =>
  [
    { rel: 'current', href: current },
    { rel: 'prev-archive', href: previous },
    { rel: 'next-archive', href: next },
  ].flatMap(({ rel, href }) => (href === undefined ? [] : [{ rel, href }]))
