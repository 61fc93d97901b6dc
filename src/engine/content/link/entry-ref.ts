import type { CollectionName } from '../../../../schemas/index'

/** Names an entry of any collection. */
export type EntryRef = { collection: CollectionName; slug: string }
