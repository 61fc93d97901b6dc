import { entryName } from '../model/entry-ref'
import type { Held, TimedEntry } from '../model/time'
import { type Entries, parsedFiles } from '../parse/entries'
import { refFields } from './references'

/**
 * The entries that a graph holds. `unpublished` are those that are not published on its day. With `coming`, expired entries are kept only
 * if a draft or a scheduled entry refers to them, since references need a target. `slugs` still has all entries.
 */
export function heldEntries(entries: Entries, unpublished: readonly TimedEntry[], held: Held): Entries {
  if (held === 'everything') return entries
  if (held === 'published') return withoutFiles(entries, filesOf(unpublished))
  const expired = unpublished.filter(({ state }) => state === 'expired')
  const coming = filesOf(unpublished.filter(({ state }) => state !== 'expired'))
  const naming = parsedFiles(entries).filter(({ source }) => coming.has(source.file))
  const named = new Set(naming.flatMap(({ schema, data }) => refFields(schema, data).map(({ ref }) => entryName(ref))))
  return withoutFiles(entries, filesOf(expired.filter((entry) => !named.has(entryName(entry)))))
}

const filesOf = (entries: readonly TimedEntry[]): ReadonlySet<string> => new Set(entries.map(({ file }) => file))

/** The entries without those of some files: the same object if there are none, so that memoized values of it remain. */
const withoutFiles = (entries: Entries, files: ReadonlySet<string>): Entries =>
  files.size === 0
    ? entries
    : {
        ...entries,
        collections: Object.fromEntries(
          Object.entries(entries.collections).map(([name, own]) => [name, own.filter(({ source }) => !files.has(source.file))]),
        ),
      }
