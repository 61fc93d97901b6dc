import type { IsoDate } from '../../lib/dates'
import type { Editorial } from '../../schema/editorial'
import type { EntryRef } from './entry-ref'

/** Whether an entry stands on the site of a day, or why it does not. */
export type EntryState = 'published' | 'draft' | 'scheduled' | 'expired'

/** An entry with its time. `url` is the address that it has or would have, or null. */
export type TimedEntry = EntryRef & Pick<Editorial, 'publishAt' | 'expireAt'> & { file: string; url: string | null; state: EntryState }

/** An entry that appears or expires on a later day. */
export type Change = { entry: TimedEntry; date: IsoDate; kind: 'appears' | 'expires' }
