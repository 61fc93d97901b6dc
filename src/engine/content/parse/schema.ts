import * as z from 'zod'
import { type FieldMeta, fieldMeta } from '../../schema/fields'
import type { FieldPath } from './source'

/** The definition of a schema, of the kind that its `type` says: zod's own type leaves the kind open. */
export const definitionOf = (schema: z.core.$ZodType) => (schema._zod as z.core.$ZodTypes['_zod']).def

/** A schema without what only says that it may be left out. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const def = definitionOf(schema)
  if (def.type === 'optional' || def.type === 'default' || def.type === 'nullable') return unwrap(def.innerType)
  return schema
}

/** Whether a mapping cannot do without a field: it is neither optional nor has a default. */
export const isNeeded = (field: z.core.$ZodType) => field._zod.optin === undefined

/** Keys that a mapping may have by its schema; none where any key will do. */
export function keysOf(schema: z.core.$ZodType): string[] {
  const def = definitionOf(unwrap(schema))
  if (def.type === 'object') return Object.keys(def.shape)
  return def.type === 'union' ? def.options.flatMap(keysOf) : []
}

/** The schema of one field or item, or undefined where there is none. Of a union, the first branch that has it. */
function childSchema(schema: z.core.$ZodType, part: string | number): z.core.$ZodType | undefined {
  const def = definitionOf(unwrap(schema))
  if (def.type === 'object') return Object.hasOwn(def.shape, part) ? def.shape[part] : undefined
  if (def.type === 'array') return def.element
  if (def.type === 'record') return def.valueType
  if (def.type === 'union') return def.options.map((option) => childSchema(option, part)).find((found) => found !== undefined)
  return undefined
}

/** The schema at a path, or undefined where the path leaves it. */
export const schemaAt = (schema: z.core.$ZodType, path: FieldPath) =>
  path.reduce<z.core.$ZodType | undefined>((found, part) => found && childSchema(found, part), schema)

/** A text in the data of an entry: where it stands, and what its schema says it stands for. */
export type TextField = { path: FieldPath; value: string; meta: FieldMeta | undefined }

/** The value at a path in data, or undefined where there is none. */
export const valueAt = (data: unknown, path: FieldPath) =>
  path.reduce<unknown>((found, part) => (typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined), data)

type Schema = z.core.$ZodType | undefined

/** The texts of data that has been looked through, with the schema that gave them their meaning. */
const known = new WeakMap<object, { schema: Schema; fields: readonly TextField[] }>()

/**
 * Every text in validated data, with its meaning by the schema. The data of a file never changes, and each step of the link stage
 * asks for its texts, so that they are kept with it.
 */
export function textFields(schema: Schema, data: unknown): readonly TextField[] {
  if (typeof data !== 'object' || data === null) return [...fieldsBelow(schema, data, [])]
  const before = known.get(data)
  if (before && before.schema === schema) return before.fields
  const fields = [...fieldsBelow(schema, data, [])]
  known.set(data, { schema, fields })
  return fields
}

function* fieldsBelow(schema: Schema, data: unknown, path: FieldPath): Generator<TextField> {
  if (typeof data === 'string') yield { path, value: data, meta: schema && metaOf(schema) }
  else if (Array.isArray(data))
    for (const [index, item] of data.entries()) yield* fieldsBelow(schema && childSchema(schema, index), item, [...path, index])
  else if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data)) yield* fieldsBelow(schema && childSchema(schema, key), value, [...path, key])
}

const metaOfSchemas = new WeakMap<z.core.$ZodType, FieldMeta | undefined>()

/** Meaning is given before a field is described or made optional: it is that of the nearest schema that a schema was made from. */
export function metaOf(schema: z.core.$ZodType): FieldMeta | undefined {
  if (!metaOfSchemas.has(schema)) metaOfSchemas.set(schema, inheritedMeta(schema))
  return metaOfSchemas.get(schema)
}

function inheritedMeta(schema: z.core.$ZodType): FieldMeta | undefined {
  // The registry follows a schema itself, and copies what it finds at each step; most texts have no meaning.
  let found: z.core.$ZodType | undefined = unwrap(schema)
  while (found && !fieldMeta.has(found)) found = found._zod.parent
  return found && fieldMeta.get(found)
}

/** What a field is for, in the words of its schema. */
export const purposeOf = (schema: z.core.$ZodType): string | undefined => z.globalRegistry.get(schema as z.ZodType)?.description
