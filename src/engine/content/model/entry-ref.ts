/** A reference to an entry of any collection. */
export type EntryRef = { collection: string; slug: string }
