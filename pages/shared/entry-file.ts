import type { CollectionName } from '../../schemas/collection-names'
import { fileOfEntry } from '../../src/engine/content/model/content-model'
import { collections } from '../../src/site/collections/index'

/** The content file of an entry, relative to content/. Problems of its page are reported there. */
export const entryFile = ({ collection, slug }: { collection: CollectionName; slug: string }) =>
  fileOfEntry({ collections }, collection, slug)
