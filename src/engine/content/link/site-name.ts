import type * as z from 'zod'
import { holdsText } from '../../lib/holds-text'
import { required } from '../../problems/problem'
import { NAME_PLACE } from '../../schema/site-name'
import type { Entries } from '../parse/entries'
import { textFields } from '../parse/text-fields'

/** The key of a path in data. */
const keyOf = (path: readonly (string | number)[]) => path.join('\n')

/** Puts the name of the site into the places of a text. */
export const nameIn = (text: string, name: string) => text.replaceAll(NAME_PLACE, () => name)

/** Puts the name of the site into all texts of data, except verbatim ones, where braces may mean something else. */
export function namedData<Data>(data: Data, schema: z.core.$ZodType, name: string): Data {
  const verbatim = new Set(textFields(schema, data).flatMap(({ path, meta }) => (meta?.kind === 'verbatim' ? [keyOf(path)] : [])))
  const named = (value: unknown, path: readonly (string | number)[]): unknown => {
    if (typeof value === 'string') return verbatim.has(keyOf(path)) ? value : nameIn(value, name)
    if (Array.isArray(value)) return value.map((item: unknown, index) => named(item, [...path, index]))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(one, [...path, key])]))
  }
  return named(data, []) as Data
}

/** A file with the name of the site in the texts of its data; the same object if none has the place, as in most files. */
export const namedFile = <File extends { data: unknown }>(file: File, schema: z.core.$ZodType, name: string): File =>
  holdsText(file.data, NAME_PLACE) ? { ...file, data: namedData(file.data, schema, name) } : file

/** All content with the name of the site in the texts of its data. Articles get it in their review. */
export function namedEntries<Graph extends Entries>(entries: Graph, name: string): Graph {
  const { collections, singletons, damaged, model } = entries
  return {
    ...entries,
    collections: Object.fromEntries(
      Object.entries(collections).map(([collection, own]) => {
        const { schema } = required(model.collections[collection], collection)
        return [collection, own.map((entry) => namedFile(entry, schema, name))]
      }),
    ),
    singletons: new Map([...singletons].map(([key, single]) => [key, namedFile(single, single.schema, name)])),
    damaged: damaged.map((file) => namedFile(file, file.schema, name)),
  }
}
