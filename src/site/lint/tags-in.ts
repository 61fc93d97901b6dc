import { valueAt } from '../../engine/content/parse/schema'
import { collections } from '../collections/index'
import { isTexts } from './is-texts'

const INSIGHTS: ReadonlySet<string> = new Set(Object.entries(collections).flatMap(([name, { isInsight }]) => (isInsight ? [name] : [])))

/**
 * The tags of the file of an insight; none for any other file, or where they are no list of texts: a file whose other fields are wrong is
 * checked all the same. No schema, since all files are looked at after each edit.
 */
export function tagsIn({ collection, data }: { collection: string | undefined; data: unknown }): readonly string[] {
  if (collection === undefined || !INSIGHTS.has(collection)) return []
  const tags = valueAt(data, ['tags'])
  return isTexts(tags) ? tags : []
}
