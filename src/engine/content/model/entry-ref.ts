/** A reference to an entry of any collection. */
export type EntryRef = { collection: string; slug: string }

/**
 * The unique name of an entry: `breads/rye`. In dependency tracking (`lib/reads.ts`) it is the dependency on the text of the entry; the
 * names below, which have a space, are dependencies on its fields.
 */
export const entryName = ({ collection, slug }: EntryRef) => `${collection}/${slug}`

/** The dependency on any field of an entry: `breads/rye fields`. */
export const fieldsDependency = (ref: EntryRef) => `${entryName(ref)} fields`

/** The dependency on one field of all entries of a collection: `breads title`. */
export const fieldDependency = (collection: string, field: string) => `${collection} ${field}`
