import { type CollectionName, collectionNames } from '../../../../schemas/index'
import type { IsoDate } from '../../lib/dates'
import type { Editorial } from '../../schema/editorial'
import type { Entries, ParsedEntry } from '../parse/entries'
import type { EntryRef } from './entry-ref'
import { entryUrl } from './entry-url'

/** Whether an entry stands on the site of a day, or why it does not. */
export type EntryState = 'published' | 'draft' | 'scheduled' | 'expired'

/** The state of an entry on a day. A draft is a draft whatever its dates say. */
export function stateOf({ draft, publishAt, expireAt }: Editorial, today: IsoDate): EntryState {
  if (draft) return 'draft'
  if (publishAt !== undefined && publishAt > today) return 'scheduled'
  return expireAt !== undefined && expireAt <= today ? 'expired' : 'published'
}

/** An entry with its time. `url` is the address that it has or would have, or null. */
export type TimedEntry = EntryRef & Pick<Editorial, 'publishAt' | 'expireAt'> & { file: string; url: string | null; state: EntryState }

/** Every entry that could be parsed, with its state on a day, by collection. */
export const timedEntries = (entries: Entries, today: IsoDate): TimedEntry[] =>
  collectionNames.flatMap((collection) => timedIn(entries, collection, today))

const timedIn = (entries: Entries, collection: CollectionName, today: IsoDate): TimedEntry[] =>
  entries.collections[collection].map((entry: ParsedEntry) => {
    const { slug, source, editorial } = entry
    const { publishAt, expireAt } = editorial
    return { collection, slug, file: source.file, url: entryUrl(collection, entry), state: stateOf(editorial, today), publishAt, expireAt }
  })

/** An entry that appears or expires on a later day. */
export type Change = { entry: TimedEntry; date: IsoDate; kind: 'appears' | 'expires' }

/** What will change by itself after a day, in order. */
export const changesAfter = (entries: readonly TimedEntry[], today: IsoDate): Change[] =>
  entries
    .filter(({ state }) => state === 'scheduled' || state === 'published')
    .flatMap((entry): Change[] => [
      ...(entry.publishAt !== undefined && entry.publishAt > today ? [{ entry, date: entry.publishAt, kind: 'appears' as const }] : []),
      ...(entry.expireAt !== undefined ? [{ entry, date: entry.expireAt, kind: 'expires' as const }] : []),
    ])
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.entry.file < b.entry.file ? -1 : 1))

/** The entries of those that are named, as files; the slugs stay those of all. */
export const withoutFiles = (entries: Entries, files: ReadonlySet<string>): Entries => ({
  ...entries,
  collections: Object.fromEntries(
    collectionNames.map((name) => [name, entries.collections[name].filter(({ source }) => !files.has(source.file))]),
  ) as unknown as Entries['collections'],
})
