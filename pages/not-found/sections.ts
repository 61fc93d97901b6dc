import { COLLECTION_NAMES, type CollectionName } from '../../schemas/collection-names'
import { collections } from '../../src/site/collections/index'

/** A section with a not-found view of its own: the start of its addresses, and its collection. */
export type NotFoundSection = { section: string; collection: CollectionName }

/** The sections: one for each pattern of the pages of a collection, aliases included. */
export const notFoundSections: readonly NotFoundSection[] = COLLECTION_NAMES.flatMap((collection) => {
  const { notFound, path, aliases = [] } = collections[collection]
  const patterns = notFound && path !== undefined ? [path, ...aliases] : []
  return patterns.map((pattern) => ({ section: pattern.replace('/:slug', ''), collection }))
})

/**
 * The views for a host that has one 404 page: the start of addresses, and the section whose view it shows. Besides the sections, these are
 * the folders of further pages of lists, such as `/whitepapers` of `/whitepaper`.
 */
export const notFoundViews: readonly { start: string; section: string }[] = notFoundSections.flatMap(({ section, collection }) => {
  const folder = collections[collection].listed?.further?.replace('/page/:page', '')
  const isKnown = folder === undefined || notFoundSections.some((other) => other.section === folder)
  return [section, ...(isKnown ? [] : [folder])].map((start) => ({ start, section }))
})
