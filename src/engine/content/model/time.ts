import type { IsoDate } from '../../lib/dates'
import type { Editorial } from '../../schema/editorial'
import type { EntryRef } from './entry-ref'

/** The state of an entry on a day. */
export type EntryState = 'published' | 'draft' | 'scheduled' | 'expired'

/** An entry with its dates and its state. `url` is its address, or the one that it would have; null if it has none. */
export type TimedEntry = EntryRef & Pick<Editorial, 'publishAt' | 'expireAt'> & { file: string; url: string | null; state: EntryState }

/**
 * Which entries a graph holds: those that are published; those that are still to come, too (drafts, and what appears on a later day); or
 * everything, expired entries included.
 */
export type EntryScope = 'published' | 'coming' | 'everything'

/** An entry that appears or expires on a later day. */
export type Change = { entry: TimedEntry; date: IsoDate; kind: 'appears' | 'expires' }
