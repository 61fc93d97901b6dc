import type * as z from 'zod'
import type { CollectionTable } from '../../src/engine/content/model/collection'
import { definitionOf, unwrap, valueAt } from '../../src/engine/content/parse/schema'
import { grouped } from '../../src/engine/lib/grouped'
import { jsonSchemaOf } from '../editor/json-schema'

/** Characters up to which an item of a list is a word or two, which other entries may have as well. */
const WORDS = 30

/** The items that entries have in lists of short texts, such as `tags`: each once, sorted, by the key of the list. */
export function offeredTexts(
  collections: CollectionTable,
  entriesOf: (collection: string) => readonly unknown[],
): Readonly<Record<string, readonly string[]>> {
  const lists = Object.entries(collections).flatMap(([name, { schema }]) => {
    const keys = listsOfWords(schema)
    return entriesOf(name).flatMap((data) => keys.map((key) => ({ key, items: valueAt(data, [key]) })))
  })
  return Object.fromEntries(
    [...grouped(lists, ({ key }) => key)].map(([key, own]) => {
      const items: unknown[] = own.flatMap(({ items }) => items)
      return [key, [...new Set(items.filter((item) => typeof item === 'string'))].toSorted()]
    }),
  )
}

/** The keys of an entry whose values are lists of a few words. */
function listsOfWords(schema: z.core.$ZodType): string[] {
  const def = definitionOf(unwrap(schema))
  if (def.type !== 'object') return []
  return Object.entries(def.shape).flatMap(([key, field]) => {
    const list = definitionOf(unwrap(field))
    return list.type === 'array' && definitionOf(unwrap(list.element)).type === 'string' && isWords(list.element) ? [key] : []
  })
}

const isWords = (item: z.core.$ZodType) => (jsonSchemaOf(item).maxLength ?? Number.POSITIVE_INFINITY) <= WORDS
