import { type CollectionName, collections } from '../../schemas/index'

/** The content file of an entry, relative to content/: where a problem of its page is reported. */
export const entryFile = ({ collection, slug }: { collection: CollectionName; slug: string }) =>
  `${collections[collection].dir}/${slug}.${collections[collection].format}`
