/** A reference to an entry of any collection. */
export type EntryRef = { collection: string; slug: string }

/** The name of an entry among those of all collections. By it, too, it is noted that work has asked for its text. */
export const entryName = ({ collection, slug }: EntryRef) => `${collection}/${slug}`
