/** Maximum number of entries of a feed document. */
export const MOST_ENTRIES = 50

/** Maximum number of archives of a feed: however large a site grows, its feed reaches back this many times 50 entries. */
export const MOST_ARCHIVES = 20

/**
 * A document of an archived feed (RFC 5005, section 4). The one without a number is the subscription document, which holds the newest
 * entries. Archives are numbered from the oldest entries, so that a new entry changes only the last archive.
 */
export type FeedDocument<Entry> = {
  /** The number of an archive. */
  archive?: number
  /** The archives of the entries before and after those of this document. */
  previous?: number
  next?: number
  /** Newest first. */
  entries: readonly Entry[]
}

/**
 * Divides the entries of a feed, newest first, into documents. Archives hold exactly fifty entries; the subscription document always has
 * the fifty newest, so it may repeat entries of the last archive: readers skip those they have.
 */
export function feedDocuments<Entry>(entries: readonly Entry[]): FeedDocument<Entry>[] {
  const last = Math.max(0, Math.ceil(entries.length / MOST_ENTRIES) - 1)
  const first = Math.max(1, last - MOST_ARCHIVES + 1)
  const numbers = Array.from({ length: last === 0 ? 0 : last - first + 1 }, (_, index) => first + index)
  const archives = numbers.map((archive) => ({
    archive,
    ...(archive > first && { previous: archive - 1 }),
    ...(archive < last && { next: archive + 1 }),
    entries: entries.slice(entries.length - archive * MOST_ENTRIES, entries.length - (archive - 1) * MOST_ENTRIES),
  }))
  return [{ ...(last > 0 && { previous: last }), entries: entries.slice(0, MOST_ENTRIES) }, ...archives]
}
