import type { IsoDate } from '../../../engine/lib/dates'

/** A file that belongs to an entry: its whole address, and its size in bytes. */
export type Enclosure = { url: string; type: string; length: number }

/** An entry in a feed. Addresses are whole. */
export type FeedItem = {
  id: string
  title: string
  summary: string
  /** The whole text as HTML. */
  html: string
  /** Who wrote it; left out: the publisher of the feed. */
  author: string | undefined
  date: IsoDate
  /** When it was last corrected, if it was. */
  updated: IsoDate | undefined
  tags: readonly string[]
  /** Its PDF, if it has one. */
  enclosure: Enclosure | undefined
}

/** A document of a feed, as every format writes it. Addresses are whole. */
export type FeedPage = {
  /** The id of the feed, which all its documents have. */
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
  /** This document, and those that RFC 5005 names: the subscription document of an archive, and the archives before and after. */
  self: string
  current?: string
  previous?: string
  next?: string
  /** The day of its newest or last corrected entry; without entries, that of the site. */
  updated: IsoDate
  items: readonly FeedItem[]
}

/** A day as an instant: content has dates without a time. */
export const instantOf = (date: IsoDate) => `${date}T00:00:00Z`

/** The namespace of the mark of archives (RFC 5005, section 4). */
export const ARCHIVE_NAMESPACE = 'http://purl.org/syndication/history/1.0'

/** The links of RFC 5005 of a document, as Atom and RSS write them. */
export const historyLinks = ({ current, previous, next }: FeedPage): readonly { rel: string; href: string }[] =>
  [
    { rel: 'current', href: current },
    { rel: 'prev-archive', href: previous },
    { rel: 'next-archive', href: next },
  ].flatMap(({ rel, href }) => (href === undefined ? [] : [{ rel, href }]))
