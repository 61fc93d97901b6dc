import type { EntryScope, TimedEntry } from '../model/time'
import { type Entries, parsedFiles } from '../parse/entries'
import { contentLinks } from './content-links'
import { refFields } from './references'
import { targetsAmong } from './timed-targets'

/**
 * The entries that a graph holds. `unpublished` are those that are not published on its day. With `coming`, expired entries are kept only
 * if a draft or a scheduled entry refers or links to them, or another one that is kept for it: links need a target. `slugs` still has all
 * entries.
 */
export function entriesInScope(entries: Entries, unpublished: readonly TimedEntry[], scope: EntryScope): Entries {
  if (scope === 'everything') return entries
  if (scope === 'published') return withoutFiles(entries, filesOf(unpublished))
  const expired = unpublished.filter(({ state }) => state === 'expired')
  const kept = neededFiles(
    entries,
    expired,
    unpublished.filter(({ state }) => state !== 'expired'),
  )
  return withoutFiles(entries, filesOf(expired.filter(({ file }) => !kept.has(file))))
}

/** The files of those expired entries that others need: named or linked by them, or by an expired one that they need. */
function neededFiles(entries: Entries, expired: readonly TimedEntry[], others: readonly TimedEntry[]): ReadonlySet<string> {
  if (expired.length === 0) return new Set()
  const { named, linked } = targetsAmong(expired)
  const parsed = new Map(parsedFiles(entries).map((file) => [file.source.file, file]))
  const needed = new Set<string>()
  const open = others.map(({ file }) => file)
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const file = parsed.get(name)
    if (!file) continue
    const targets = [
      ...refFields(file.schema, file.data).flatMap(({ ref }) => named(ref) ?? []),
      ...contentLinks([file]).flatMap(({ href }) => linked(href)),
    ]
    for (const target of targets) {
      if (needed.has(target.file)) continue
      needed.add(target.file)
      open.push(target.file)
    }
  }
  return needed
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
