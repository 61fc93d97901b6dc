import type { IsoDate } from '../../lib/dates'
import type { Editorial } from '../../schema/editorial'
import { collectionIn } from '../model/content-model'
import type { Change, EntryState, TimedEntry } from '../model/time'
import { type Entries, entriesIn } from '../parse/entries'
import { entryUrl } from './entry-url'

/** The state of an entry on a day. The dates of a draft do not count. */
export function stateOf({ draft, publishAt, expireAt }: Editorial, today: IsoDate): EntryState {
  if (draft) return 'draft'
  if (publishAt !== undefined && publishAt > today) return 'scheduled'
  return expireAt !== undefined && expireAt <= today ? 'expired' : 'published'
}

/** Every entry that could be parsed, by collection, with its state on a day. */
export const timedEntries = (entries: Entries, today: IsoDate): TimedEntry[] =>
  Object.keys(entries.model.collections).flatMap((collection) => timedIn(entries, collection, today))

const timedIn = (entries: Entries, collection: string, today: IsoDate): TimedEntry[] =>
  entriesIn(entries, collection).map((entry) => {
    const { slug, source, editorial } = entry
    const { publishAt, expireAt } = editorial
    return {
      collection,
      slug,
      file: source.file,
      url: entryUrl(collectionIn(entries.model.collections, collection), entry),
      state: stateOf(editorial, today),
      publishAt,
      expireAt,
    }
  })

/** The entries that will appear or expire after a day, in order. */
export const changesAfter = (entries: readonly TimedEntry[], today: IsoDate): Change[] =>
  entries
    .filter(({ state }) => state === 'scheduled' || state === 'published')
    .flatMap((entry): Change[] => [
      ...(entry.publishAt !== undefined && entry.publishAt > today ? [{ entry, date: entry.publishAt, kind: 'appears' as const }] : []),
      ...(entry.expireAt !== undefined ? [{ entry, date: entry.expireAt, kind: 'expires' as const }] : []),
    ])
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.entry.file < b.entry.file ? -1 : 1))
