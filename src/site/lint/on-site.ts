import { stateOf } from '../../engine/content/link/lifecycle'
import type { CrossFileInput } from '../../engine/content/lint/rule'
import { valueAt } from '../../engine/content/parse/schema'
import type { IsoDate } from '../../engine/lib/dates'

type CollectionField = { collection: string; field: string }

/** The values of a field of the entries of a collection that are published on a day. */
export const valuesOnSite = (files: readonly CrossFileInput[], { collection, field }: CollectionField, today: IsoDate): unknown[] =>
  files
    .filter((file) => file.collection === collection && stateOf(file.editorial, today) === 'published')
    .map(({ data }) => valueAt(data, [field]))
