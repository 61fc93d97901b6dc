import { valueAt } from '../../engine/content/parse/schema'
import { collections } from '../collections/index'
import { isStringArray } from './is-string-array'

const INSIGHTS: ReadonlySet<string> = new Set(Object.entries(collections).flatMap(([name, { isInsight }]) => (isInsight ? [name] : [])))

/**
 * The tags of the file of an insight; none for any other file, or if they are no list of texts. Not parsed by a schema, for speed: all
 * files are checked after each edit, also those with mistakes in other fields.
 */
export function tagsIn({ collection, data }: { collection: string | undefined; data: unknown }): readonly string[] {
  if (collection === undefined || !INSIGHTS.has(collection)) return []
  const tags = valueAt(data, ['tags'])
  return isStringArray(tags) ? tags : []
}
