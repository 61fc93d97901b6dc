import * as z from 'zod'
import { type FieldMeta, fieldMeta } from '../../schema/fields'
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
export const isNeeded = (field: z.core.$ZodType) => field._zod.optin === undefined

/** The keys that a mapping may have; empty if it may have any. */
export function keysOf(schema: z.core.$ZodType): string[] {
  const def = definitionOf(unwrap(schema))
  if (def.type === 'object') return Object.keys(def.shape)
  return def.type === 'union' ? def.options.flatMap(keysOf) : []
}

/** The schema of a field or an item, or undefined. Of a union, that of the first option that has one. */
function childSchema(schema: z.core.$ZodType, part: string | number): z.core.$ZodType | undefined {
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

/** A text in data: its path, and the meaning that its schema gives it. */
export type TextField = { path: FieldPath; value: string; meta: FieldMeta | undefined }

/** The value at a path in data, or undefined if there is none. */
export const valueAt = (data: unknown, path: FieldPath) =>
  path.reduce<unknown>((found, part) => (typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined), data)

type Schema = z.core.$ZodType | undefined

/** The texts of data that `textFields` has read before, with their schema. */
const known = new WeakMap<object, { schema: Schema; fields: readonly TextField[] }>()

/**
 * All texts in data, with their meanings. They are kept for the next call: the data of a file does not change, and several steps of
 * linking need its texts.
 */
export function textFields(schema: Schema, data: unknown): readonly TextField[] {
  const isObject = typeof data === 'object' && data !== null
  const before = isObject ? known.get(data) : undefined
  if (before && before.schema === schema) return before.fields
  const fields: TextField[] = []
  addFields(fields, schema, data, [])
  if (isObject) known.set(data, { schema, fields })
  return fields
}

/**
 * The texts of one meaning in data. Where not all have been read, it looks only into parts of data that can hold such a text: most fields
 * of most entries cannot.
 */
export function textFieldsOf<Kind extends FieldMeta['kind']>(
  kind: Kind,
  schema: Schema,
  data: unknown,
): readonly (TextField & { meta: Extract<FieldMeta, { kind: Kind }> })[] {
  const before = typeof data === 'object' && data !== null ? known.get(data) : undefined
  const fields: TextField[] = []
  const isRead = before !== undefined && before.schema === schema
  if (!isRead) addFields(fields, schema, data, [], (inner) => inner !== undefined && mayHold(inner, kind))
  return (isRead ? before.fields : fields).filter(
    (field): field is TextField & { meta: Extract<FieldMeta, { kind: Kind }> } => field.meta?.kind === kind,
  )
}

/** The meanings that some text below a schema may have. */
const kindsBelow = new WeakMap<z.core.$ZodType, ReadonlySet<string>>()

function mayHold(schema: z.core.$ZodType, kind: string): boolean {
  const before = kindsBelow.get(schema)
  if (before) return before.has(kind)
  const kinds = new Set(kindsIn(schema))
  kindsBelow.set(schema, kinds)
  return kinds.has(kind)
}

function* kindsIn(schema: z.core.$ZodType): Generator<string> {
  const own = metaOf(schema)
  if (own) yield own.kind
  const def = definitionOf(unwrap(schema))
  if (def.type === 'object') for (const one of Object.values(def.shape)) yield* kindsIn(one)
  else if (def.type === 'array') yield* kindsIn(def.element)
  else if (def.type === 'record') yield* kindsIn(def.valueType)
  else if (def.type === 'union') for (const one of def.options) yield* kindsIn(one)
}

/** Adds the texts in data to a list, of those parts whose schemas are of interest. */
function addFields(
  fields: TextField[],
  schema: Schema,
  data: unknown,
  path: FieldPath,
  isOfInterest: (schema: Schema) => boolean = always,
) {
  if (!isOfInterest(schema)) return
  const addInner = (part: string | number, value: unknown) => {
    const inner = schema && childSchema(schema, part)
    // Before the path is made, which most fields do not need.
    if (isOfInterest(inner)) addFields(fields, inner, value, [...path, part], isOfInterest)
  }
  if (typeof data === 'string') fields.push({ path, value: data, meta: schema && metaOf(schema) })
  else if (Array.isArray(data)) for (const [index, item] of data.entries()) addInner(index, item)
  else if (typeof data === 'object' && data !== null) for (const [key, value] of Object.entries(data)) addInner(key, value)
}

const always = () => true

const metaOfSchemas = new WeakMap<z.core.$ZodType, FieldMeta | undefined>()

/**
 * The meaning of a schema: its own, or that of the nearest schema that it was made from, since a meaning is given before a field is
 * described or made optional.
 */
export function metaOf(schema: z.core.$ZodType): FieldMeta | undefined {
  if (!metaOfSchemas.has(schema)) metaOfSchemas.set(schema, inheritedMeta(schema))
  return metaOfSchemas.get(schema)
}

function inheritedMeta(schema: z.core.$ZodType): FieldMeta | undefined {
  // This is faster than asking the registry alone, which copies data at each step.
  let found: z.core.$ZodType | undefined = unwrap(schema)
  while (found && !fieldMeta.has(found)) found = found._zod.parent
  return found && fieldMeta.get(found)
}

/** The description of a field. */
export const purposeOf = (schema: z.core.$ZodType): string | undefined => z.globalRegistry.get(schema as z.ZodType)?.description
