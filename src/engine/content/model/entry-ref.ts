/** A reference to an entry of any collection. */
export type EntryRef = { collection: string; slug: string }

/**
 * The name of an entry among those of all collections. By it, too, it is noted that work has asked for its text. It has no space, as all
 * other names have under which that is noted of entries.
 */
export const entryName = ({ collection, slug }: EntryRef) => `${collection}/${slug}`

/** The name under which it is noted that work has asked for a field of an entry, whichever that is. */
export const fieldsName = (ref: EntryRef) => `${entryName(ref)} fields`

/** The name under which it is noted that work has asked all entries of a collection for a field. */
export const fieldName = (collection: string, field: string) => `${collection} ${field}`
