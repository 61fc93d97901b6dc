import { COLLECTION_NAMES, type CollectionName } from '../../schemas/collection-names'
import { collections } from '../../src/site/collections/index'

/** A section with a not-found view of its own: the address that it starts with, and the collection whose pages are in it. */
export type NotFoundSection = { section: string; collection: CollectionName }

/** Every section where the pages of a collection are: one of each of their patterns. */
export const notFoundSections: readonly NotFoundSection[] = COLLECTION_NAMES.flatMap((collection) => {
  const { notFound, path, aliases = [] } = collections[collection]
  const patterns = notFound && path !== undefined ? [path, ...aliases] : []
  return patterns.map((pattern) => ({ section: pattern.replace('/:slug', ''), collection }))
})
