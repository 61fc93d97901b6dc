import { grouped } from '../../lib/grouped'
import { addressesIn } from '../../routes/links'
import { type EntryRef, entryName } from '../model/entry-ref'
import type { TimedEntry } from '../model/time'

/** Finds entries by a reference, and by a link to their address, with or without an anchor or a query. */
export type TimedTargets = { named: (ref: EntryRef) => TimedEntry | undefined; linked: (href: string) => readonly TimedEntry[] }

/** The entries of a list by what leads to them. */
export function targetsAmong(entries: readonly TimedEntry[]): TimedTargets {
  const byName = new Map(entries.map((entry) => [entryName(entry), entry]))
  const byUrl = grouped(entries, ({ url }) => url)
  return {
    named: (ref) => byName.get(entryName(ref)),
    linked: (href) => addressesIn(href).flatMap((address) => byUrl.get(address) ?? []),
  }
}
