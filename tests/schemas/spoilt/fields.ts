import * as z from 'zod'
import { definitionOf, isRequired, unwrap } from '../../../src/engine/content/parse/schema'
import type { FieldPath } from '../../../src/engine/content/parse/source'

/** A field of a schema. Its path has `[]` for items, `{}` for values of a record, and `<0>` for the first option of a union. */
export type SchemaField = { name: string; schema: z.core.$ZodType; isRequired: boolean }

/** Every field and item of a schema, at any depth. */
export function* schemaFields(schema: z.core.$ZodType, name = ''): Generator<SchemaField> {
  const def = definitionOf(unwrap(schema))
  if (def.type === 'object')
    for (const [key, field] of Object.entries(def.shape)) yield* fieldAndBelow(`${name}.${key}`, field, isRequired(field))
  if (def.type === 'array') yield* fieldAndBelow(`${name}[]`, def.element, false)
  if (def.type === 'record') yield* fieldAndBelow(`${name}{}`, def.valueType, false)
  if (def.type === 'union') for (const [index, option] of def.options.entries()) yield* schemaFields(option, `${name}<${index}>`)
}

function* fieldAndBelow(name: string, schema: z.core.$ZodType, isRequired: boolean): Generator<SchemaField> {
  yield { name, schema, isRequired }
  yield* schemaFields(schema, name)
}

/** The name of a value in the schema, and its path in the data. */
type Place = { name: string; path: FieldPath }

const ROOT: Place = { name: '', path: [] }

/** Every field of data, with its name in the schema. */
export function* fieldsOfData(schema: z.core.$ZodType, data: unknown, { name, path } = ROOT): Generator<[string, FieldPath]> {
  const def = definitionOf(unwrap(schema))
  if (def.type === 'union') {
    const index = def.options.findIndex((option) => z.safeParse(option, data).success)
    const option = def.options[index]
    if (option) yield* fieldsOfData(option, data, { name: `${name}<${index}>`, path })
  } else if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data)) {
      const isItem = def.type === 'array'
      const child = isItem ? def.element : def.type === 'record' ? def.valueType : def.type === 'object' ? def.shape[key] : undefined
      if (!child) continue
      const below: FieldPath = [...path, isItem ? Number(key) : key]
      const childName = isItem ? `${name}[]` : def.type === 'record' ? `${name}{}` : `${name}.${key}`
      yield [childName, below]
      yield* fieldsOfData(child, value, { name: childName, path: below })
    }
}
