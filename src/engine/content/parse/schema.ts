import type * as z from 'zod'
import type { FieldPath } from './source'

/** The definition of a schema, with a type that depends on its `type` property. */
export const definitionOf = (schema: z.core.$ZodType) => (schema._zod as z.core.$ZodTypes['_zod']).def

/** The schema inside of `optional`, `default` and `nullable`. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const def = definitionOf(schema)
  if (def.type === 'optional' || def.type === 'default' || def.type === 'nullable') return unwrap(def.innerType)
  return schema
}

/** Whether a field is required: it is neither optional nor has a default. */
export const isRequired = (field: z.core.$ZodType) => field._zod.optin === undefined

/** The keys that a mapping may have; empty if it may have any. */
export function keysOf(schema: z.core.$ZodType): string[] {
  const def = definitionOf(unwrap(schema))
  if (def.type === 'object') return Object.keys(def.shape)
  return def.type === 'union' ? def.options.flatMap(keysOf) : []
}

/** The keys that a mapping has to have; empty for a union. */
export function requiredKeys(schema: z.core.$ZodType): string[] {
  const def = definitionOf(unwrap(schema))
  return def.type === 'object' ? Object.keys(def.shape).filter((key) => def.shape[key] && isRequired(def.shape[key])) : []
}

/** The schema of a field or an item, or undefined. Of a union, that of the first option that has one. */
export function childSchema(schema: z.core.$ZodType, part: string | number): z.core.$ZodType | undefined {
  const def = definitionOf(unwrap(schema))
  if (def.type === 'object') return Object.hasOwn(def.shape, part) ? def.shape[part] : undefined
  if (def.type === 'array') return def.element
  if (def.type === 'record') return def.valueType
  if (def.type === 'union') return def.options.map((option) => childSchema(option, part)).find((found) => found !== undefined)
  return undefined
}

/** The schema at a path, or undefined if there is none. */
export const schemaAt = (schema: z.core.$ZodType, path: FieldPath) =>
  path.reduce<z.core.$ZodType | undefined>((found, part) => found && childSchema(found, part), schema)

/** The value at a path in data, or undefined if there is none. */
export const valueAt = (data: unknown, path: FieldPath) =>
  path.reduce<unknown>((found, part) => (typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined), data)
