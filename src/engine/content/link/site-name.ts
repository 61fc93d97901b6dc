import type * as z from 'zod'
import { holdsText } from '../../lib/holds-text'
import { required } from '../../problems/problem'
import { SITE_NAME_TOKEN } from '../../schema/site-name'
import type { Entries } from '../parse/entries'
import { textFields } from '../parse/text-fields'

/** The key of a path in data. */
const keyOf = (path: readonly (string | number)[]) => path.join('\n')

/** Puts the name of the site into the places of a text. */
export const withSiteName = (text: string, name: string) => text.replaceAll(SITE_NAME_TOKEN, () => name)

/** Puts the name of the site into all texts of data, except verbatim ones, where braces may mean something else. */
export function dataWithSiteName<Data>(data: Data, schema: z.core.$ZodType, name: string): Data {
  const verbatim = new Set(textFields(schema, data).flatMap(({ path, meta }) => (meta?.kind === 'verbatim' ? [keyOf(path)] : [])))
  const named = (value: unknown, path: readonly (string | number)[]): unknown => {
    if (typeof value === 'string') return verbatim.has(keyOf(path)) ? value : withSiteName(value, name)
    if (Array.isArray(value)) return value.map((item: unknown, index) => named(item, [...path, index]))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(one, [...path, key])]))
  }
  return named(data, []) as Data
}

/** A file with the name of the site in the texts of its data; the same object if none has the place, as in most files. */
export const fileWithSiteName = <File extends { data: unknown }>(file: File, schema: z.core.$ZodType, name: string): File =>
  holdsText(file.data, SITE_NAME_TOKEN) ? { ...file, data: dataWithSiteName(file.data, schema, name) } : file

/** All content with the name of the site in the texts of its data. Articles get it in their review. */
export function entriesWithSiteName<Graph extends Entries>(entries: Graph, name: string): Graph {
  const { collections, singletons, invalid, model } = entries
  return {
    ...entries,
    collections: Object.fromEntries(
      Object.entries(collections).map(([collection, own]) => {
        const { schema } = required(model.collections[collection], collection)
        return [collection, own.map((entry) => fileWithSiteName(entry, schema, name))]
      }),
    ),
    singletons: new Map([...singletons].map(([key, single]) => [key, fileWithSiteName(single, single.schema, name)])),
    invalid: invalid.map((file) => fileWithSiteName(file, file.schema, name)),
  }
}
