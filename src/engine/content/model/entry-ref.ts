/** A reference to an entry of any collection. */
export type EntryRef = { collection: string; slug: string }

/** The name of the text of an entry, by which it is noted that work has asked for it. */
export const textName = ({ collection, slug }: EntryRef) => `${collection}/${slug}`
